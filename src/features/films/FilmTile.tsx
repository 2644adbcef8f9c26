import styled from '@emotion/styled';
import { useAppSelector } from '../../app/hooks';
import { Poster } from '../../components/poster/Poster';
import type { FilmSummary } from '../../domain/filmSummary';
import { colour, space, text } from '../../theme/tokens';
import { selectMine } from './changes/shownFilm';
import { PosterLink } from './PosterLink';
import { WatchedBadge } from './WatchedBadge';

const Tile = styled('li')({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  minWidth: 0,
});

/** Reserves the poster's space, so that the browser can skip posters far off screen. */
const Art = styled('div')({
  aspectRatio: '2 / 3',
  contentVisibility: 'auto',
});

const Caption = styled('div')({
  // A long line in it makes no poster wider than the others.
  minWidth: 0,
  minHeight: '1.25em',
  color: colour.inkSoft,
  fontSize: text.small,
  lineHeight: 1.25,
  textAlign: 'center',
});

interface FilmTileProps {
  film: FilmSummary;
  /** The revision of the answer that contained the film. */
  revision: number;
  /** The caption. */
  children?: React.ReactNode;
}

/** One film on a wall: its poster, whether the viewer has watched it, and a caption. */
export function FilmTile({ film, revision, children }: FilmTileProps) {
  const isWatched = useAppSelector((state) =>
    selectMine(state, 'watched', film._id, film.watched ?? false, revision),
  );
  return (
    <Tile>
      <PosterLink film={film}>
        <Art>
          <Poster film={film} />
        </Art>
      </PosterLink>
      {isWatched && <WatchedBadge />}
      {children !== undefined && <Caption>{children}</Caption>}
    </Tile>
  );
}
