import { useEffect, useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { selectSessionUser } from '../auth/authSlice';
import { isShownOn } from './changes/filmOnList';
import { listChanges } from './changes/listChanges';
import { useGetPersonListsInfiniteQuery } from './listsApi';
import { shownSummaries } from './shownSummaries';

export interface OwnList {
  listId: string;
  title: string;
  filmCount: number;
  /** Whether the film that was asked about is on it. */
  isOn: boolean;
}

/** All lists of the viewer, with the viewer's changes applied, each with whether a film is on it, if one is given. */
export const useOwnLists = (film?: string) => {
  const username = useAppSelector(selectSessionUser)?.username ?? '';
  const { data, ...query } = useGetPersonListsInfiniteQuery({
    username,
    sort: 'latest',
    ...(film !== undefined && { film }),
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const changes = useAppSelector(listChanges.changes);
  const lists = useMemo(
    () =>
      data?.pages.flatMap((page) =>
        shownSummaries([page], changes).map(
          ({ _id: listId, title, filmCount, holds: isOn = false }): OwnList => ({
            listId,
            title,
            filmCount,
            isOn:
              film === undefined
                ? isOn
                : isShownOn(changes, { listId, filmId: film, isOn }, page.revision),
          }),
        ),
      ),
    [data, changes, film],
  );
  return { ...query, lists };
};
