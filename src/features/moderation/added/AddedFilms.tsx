import { errorMessage } from '../../../api/errorMessage';
import { EmptyState } from '../../../components/EmptyState';
import { PagedList } from '../../../components/PagedList';
import { SLIPS, WAITING } from '../SlipSkeleton';
import { AddedFilmRow } from './AddedFilmRow';
import { useGetAddedFilmsInfiniteQuery } from './addedFilmsApi';

/** Others add films meanwhile. */
const EACH_VISIT = { refetchOnMountOrArgChange: true };

const NONE = (
  <EmptyState title="No added films">
    <p>Films that members add to the catalogue show up here.</p>
  </EmptyState>
);

/** The films that members added, the newest first. */
export function AddedFilms() {
  const { data, ...query } = useGetAddedFilmsInfiniteQuery(undefined, EACH_VISIT);
  const films = data?.pages.flatMap((page) => page.films);
  return (
    <PagedList
      count={films?.length}
      empty={NONE}
      more={SLIPS}
      problem={query.isError ? errorMessage(query.error) : null}
      query={query}
      waiting={WAITING}
    >
      {films?.map((added) => (
        <AddedFilmRow added={added} key={added.film._id} />
      ))}
    </PagedList>
  );
}
