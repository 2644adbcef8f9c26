import styled from '@emotion/styled';
import { Poster } from '../../../components/poster/Poster';
import type { FilmSummary } from '../../../domain/filmSummary';
import { space } from '../../../theme/tokens';
import { PosterLink } from '../PosterLink';

const Row = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 112px))',
  gap: space(3),
});

/** The favourite films on a profile. */
export function FavouriteFilms({ films }: { films: readonly FilmSummary[] }) {
  return (
    <Row aria-label="Favourite films">
      {films.map((film) => (
        <li key={film._id}>
          <PosterLink film={film}>
            <Poster film={film} />
          </PosterLink>
        </li>
      ))}
    </Row>
  );
}
