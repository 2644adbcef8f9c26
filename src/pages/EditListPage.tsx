import { useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { errorMessage, errorStatus } from '../api/errorMessage';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { ErrorState } from '../components/ErrorState';
import { NotFound } from '../components/NotFound';
import { PageHeading } from '../components/PageHeading';
import type { List, ListFilm } from '../domain/lists';
import { selectSessionUser } from '../features/auth/authSlice';
import { places } from '../features/drafts/draftRecord';
import { draftDropped, listDraftChanged, selectListDraft } from '../features/drafts/draftsSlice';
import { useLists } from '../features/lists/useLists';
import { listEdited } from '../features/lists/changes/saveList';
import { Conflict } from '../features/lists/editor/Conflict';
import { ListEditor } from '../features/lists/editor/ListEditor';
import { draftOfList, fieldsOfDraft, isSameList } from '../features/lists/listFields';
import { ListSkeleton } from '../features/lists/page/ListSkeleton';
import { useShownList } from '../features/lists/useShownList';
import { overlayEntryLeft } from '../features/ui/overlayHistory';
import { focusHeading } from '../lib/focus';
import { paths } from '../lib/paths';

const HEADING = 'Edit list';

function EditList({ list, films }: { list: List; films: readonly ListFilm[] }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { _id: listId, revision } = list;
  const base = useMemo(
    () => ({ ...draftOfList(list, films), began: revision }),
    [list, films, revision],
  );
  const mine = useAppSelector((state) => selectListDraft(state, listId))?.draft;
  /** Goes on with a version in the form, whose heading takes the focus from the pressed button. */
  const goOnWith = (action: Parameters<typeof dispatch>[0]) => {
    flushSync(() => dispatch(action));
    focusHeading();
  };
  const isBehind = mine?.began !== undefined && mine.began !== revision;
  const isSame = isBehind && isSameList(mine, base);
  useEffect(() => {
    // The list has all of the edit already, such as one saved in another tab.
    if (isSame) dispatch(draftDropped(places.list(listId)));
  }, [isSame, dispatch, listId]);
  if (isBehind && !isSame)
    return (
      <>
        <PageHeading backTo={paths.list(listId)} title={HEADING} />
        <Conflict
          mine={mine}
          onKeepMine={() =>
            goOnWith(listDraftChanged({ listId, change: { began: revision }, base }))
          }
          onTakeTheirs={() => goOnWith(draftDropped(places.list(listId)))}
          theirs={base}
        />
      </>
    );
  return (
    <ListEditor
      backTo={paths.list(listId)}
      base={base}
      heading={HEADING}
      listId={listId}
      onSave={(draft, draftId) => {
        if (draftId !== undefined)
          dispatch(listEdited({ listId, fields: fieldsOfDraft(draft), began: revision }));
        void overlayEntryLeft().then(() => navigate(paths.list(listId), { replace: true }));
      }}
    />
  );
}

/** Loads all films of a list, and then its form. */
function WholeList({ listId }: { listId: string }) {
  useLists();
  const { list, pages, isWhole, isBehind, isError, error, ...query } = useShownList(listId);
  const { hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const viewerId = useAppSelector(selectSessionUser)?._id;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const films = useMemo(() => pages.flatMap((page) => page.films), [pages]);
  if (list && list.owner._id !== viewerId) return <Navigate replace to={paths.list(listId)} />;
  if (list && isWhole && !isBehind) return <EditList films={films} list={list} />;
  return (
    <>
      <PageHeading backTo={paths.list(listId)} title={HEADING} />
      {!isError || isFetching ? (
        <ListSkeleton />
      ) : errorStatus(error) === 404 ? (
        <NotFound
          back={{ to: paths.explore, label: 'Back to Explore' }}
          message={errorMessage(error)}
        />
      ) : (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** `/list/{listId}/edit`: the form of one of the viewer's lists. */
export function EditListPage() {
  const { listId = '' } = useParams();
  return <WholeList key={listId} listId={listId} />;
}
