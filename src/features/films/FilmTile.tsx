import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { Poster } from '../../components/poster/Poster';
import type { FilmSummary } from '../../domain/films';
import { filmName } from '../../lib/films';
import { paths } from '../../lib/paths';
import { colour, media, motion, radius, space, text } from '../../theme/tokens';
import { selectHasWatched } from './changes/shownFilm';
import { SeenMark } from './SeenMark';

const Place = styled('li')({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  minWidth: 0,
});

const Way = styled(Link)({
  display: 'block',
  borderRadius: radius.small,
  transition: `transform ${motion.quick} ${motion.ease}`,
  [media.hover]: {
    '&:hover': { transform: 'translateY(-4px)', outline: `2px solid ${colour.accentFill}` },
  },
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
      <Way aria-label={filmName(film)} to={paths.film(film._id)}>
        <Art>
          <Poster film={film} />
        </Art>
      </Way>
      {isSeen && <SeenMark />}
      {children !== undefined && <Caption>{children}</Caption>}
    </Place>
  );
}
