import styled from '@emotion/styled';
import { useAppSelector } from '../../app/hooks';
import { Poster } from '../../components/poster/Poster';
import type { FilmSummary } from '../../domain/filmSummary';
import { colour, space, text } from '../../theme/tokens';
import { selectHasWatched } from './changes/shownFilm';
import { PosterLink } from './PosterLink';
import { SeenMark } from './SeenMark';

const Place = styled('li')({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  minWidth: 0,
});

/** Has the poster's shape by itself, so that what is far from the screen need not be drawn. */
const Art = styled('div')({
  aspectRatio: '2 / 3',
  contentVisibility: 'auto',
});

const Caption = styled('div')({
  minHeight: '1.25em',
  color: colour.inkSoft,
  fontSize: text.small,
  lineHeight: 1.25,
  textAlign: 'center',
});

interface FilmTileProps {
  film: FilmSummary;
  /** That of the answer that the film came with. */
  revision: number;
  /** What stands under the poster. */
  children?: React.ReactNode;
}

/** A film's place on a wall. */
export function FilmTile({ film, revision, children }: FilmTileProps) {
  const isSeen = useAppSelector((state) =>
    selectHasWatched(state, film._id, film.watched ?? false, revision),
  );
  return (
    <Place>
      <PosterLink film={film}>
        <Art>
          <Poster film={film} />
        </Art>
      </PosterLink>
      {isSeen && <SeenMark />}
      {children !== undefined && <Caption>{children}</Caption>}
    </Place>
  );
}
