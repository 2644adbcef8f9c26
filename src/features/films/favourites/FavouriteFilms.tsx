import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { Poster } from '../../../components/poster/Poster';
import type { FilmSummary } from '../../../domain/filmSummary';
import { space } from '../../../theme/tokens';
import { PosterLink } from '../PosterLink';

const Row = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 112px))',
  gap: space(3),
  marginTop: space(2),
});

/** The favourite films on a profile. */
export function FavouriteFilms({ films }: { films: readonly FilmSummary[] }) {
  return (
    <section aria-labelledby="favourite-films">
      <Typography color="textSecondary" component="h2" id="favourite-films" variant="overline">
        Favourite films
      </Typography>
      <Row aria-labelledby="favourite-films">
        {films.map((film) => (
          <li key={film._id}>
            <PosterLink film={film}>
              <Poster film={film} />
            </PosterLink>
          </li>
        ))}
      </Row>
    </section>
  );
}
