import { useParams } from 'react-router-dom';
import { errorMessage, errorStatus } from '../api/errorMessage';
import { ErrorState } from '../components/ErrorState';
import { NotFound } from '../components/NotFound';
import { PageHeading } from '../components/PageHeading';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { LIST_LIMITS } from '../domain/listLimits';
import { useLists } from '../features/lists/useLists';
import { ListActions } from '../features/lists/page/ListActions';
import { ListHead } from '../features/lists/page/ListHead';
import { ListSkeleton } from '../features/lists/page/ListSkeleton';
import { SeenProgress } from '../features/lists/page/SeenProgress';
import { UnsavedList } from '../features/lists/page/UnsavedList';
import { useShownList } from '../features/lists/useShownList';
import { paths } from '../lib/paths';
import { ListWall } from './list/ListWall';
import { WriteButton } from './list/WriteButton';

const BACK = { to: paths.explore, label: 'Back to Explore' };

function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = errorMessage(error);
  return (
    <>
      <PageHeading backTo={paths.explore} title="List" />
      {errorStatus(error) === 404 ? (
        <NotFound back={BACK} message={message} />
      ) : (
        <ErrorState message={message} onRetry={onRetry} />
      )}
    </>
  );
}

function ListOfFilms({ listId }: { listId: string }) {
  useLists();
  const shown = useShownList(listId);
  const { list, isError, error, refetch } = shown;
  const isGone = isError && errorStatus(error) === 404;
  // Null: the viewer has just deleted it, and the page is being left.
  if (!list || isGone)
    return isError ? (
      <ListFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <>
        <VisuallyHidden as="h1">Loading the list</VisuallyHidden>
        <ListSkeleton />
      </>
    );
  const films = shown.pages.flatMap((page) => page.films);
  const posters = films.slice(0, LIST_LIMITS.posters).map(({ film }) => film);
  return (
    <>
      <ListHead list={list}>
        {list.seen !== undefined && list.filmCount > 0 && (
          <SeenProgress all={list.filmCount} seen={list.seen} />
        )}
        <ListActions list={list}>
          {list.public && <WriteButton list={list} posters={posters} />}
        </ListActions>
        <UnsavedList listId={listId} />
      </ListHead>
      <ListWall list={list} shown={shown} />
    </>
  );
}

/** `/list/{listId}`: a list of films. */
export function ListPage() {
  const { listId = '' } = useParams();
  return <ListOfFilms key={listId} listId={listId} />;
}
