import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { errorMessage, errorStatus } from '../api/errorMessage';
import { NotFound } from '../components/NotFound';
import { PageHeading } from '../components/PageHeading';
import type { Director } from '../domain/films';
import { useGetDirectorInfiniteQuery } from '../features/films/filmsApi';
import { PagedWall } from '../features/films/lists/PagedWall';
import { withCommas } from '../lib/withCommas';
import { paths } from '../lib/paths';

const counted = (count: number, one: string) =>
  `${withCommas(count)} ${one}${count === 1 ? '' : 's'}`;

/** Such as "8 films here · You have seen 3 of them · 4.1 out of 5, from 12 ratings". */
const sentence = ({ films, seen, average, ratings }: Director): string =>
  [
    `${counted(films, 'film')} here`,
    seen === undefined ? '' : `You have seen ${seen === 0 ? 'none' : `${seen}`} of them`,
    average === null
      ? 'Nobody has rated them yet'
      : `${average.toFixed(1)} out of 5, from ${counted(ratings, 'rating')}`,
  ]
    .filter(Boolean)
    .join(' · ');

function DirectorFilms({ name }: { name: string }) {
  const { data, ...query } = useGetDirectorInfiniteQuery(name);
  const director = data?.pages[0]?.director;
  const isUnknown = errorStatus(query.error) === 404;
  return (
    <>
      <PageHeading backTo={paths.films} title={director?.name ?? name} />
      {director && (
        <Typography color="textSecondary" sx={{ px: 4, pt: 4 }}>
          {sentence(director)}
        </Typography>
      )}
      {isUnknown ? (
        <NotFound
          back={{ to: paths.films, label: 'Back to Films' }}
          message={errorMessage(query.error)}
        />
      ) : (
        <PagedWall
          caption={({ year }) => year}
          empty={null}
          label={`Films by ${director?.name ?? name}`}
          pages={data?.pages}
          query={query}
        />
      )}
    </>
  );
}

/** `/director/{name}`: a director's films, how many of them the viewer has seen, and how they are rated. */
export function DirectorPage() {
  const { name = '' } = useParams();
  return <DirectorFilms key={name} name={name} />;
}
