import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Poster } from '../../../components/poster/Poster';
import type { FilmSummary } from '../../../domain/films';
import { filmName } from '../../../lib/films';
import { paths } from '../../../lib/paths';
import { colour, media, motion, radius, space } from '../../../theme/tokens';

const Row = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 112px))',
  gap: space(3),
});

const Way = styled(Link)({
  display: 'block',
  borderRadius: radius.small,
  transition: `transform ${motion.quick} ${motion.ease}`,
  [media.hover]: {
    '&:hover': { transform: 'translateY(-4px)', outline: `2px solid ${colour.accentFill}` },
  },
});

/** The films that a person would be known by. */
export function FavouriteFilms({ films }: { films: readonly FilmSummary[] }) {
  return (
    <Row aria-label="Favourite films">
      {films.map((film) => (
        <li key={film._id}>
          <Way aria-label={filmName(film)} to={paths.film(film._id)}>
            <Poster film={film} />
          </Way>
        </li>
      ))}
    </Row>
  );
}
