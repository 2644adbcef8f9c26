import { useMemo } from 'react';
import { changesTo } from '../../api/changes/change';
import { useAppSelector } from '../../app/hooks';
import type { ListFilm } from '../../domain/lists';
import { listChanges, type ShownList } from './changes/listChanges';
import { isBehind, madeList } from './changes/saveList';
import { useGetListInfiniteQuery } from './listsApi';

/** A part of a list's films, and the revision of the answer it is from. */
export interface FilmsPage {
  films: readonly ListFilm[];
  revision: number;
}

/** A list with the viewer's changes applied; null once they deleted it, undefined before it is known. */
export const useShownList = (listId: string) => {
  const { data, ...query } = useGetListInfiniteQuery(listId);
  const changes = useAppSelector(listChanges.changes);
  const answered = data?.pages;
  const [first] = answered ?? [];
  const shown = useMemo((): ShownList | null | undefined => {
    const made = first ? null : madeList(changes, listId);
    const base = first ? { list: first.list, films: null } : made;
    if (!base) return undefined;
    return listChanges.shown(base, changesTo(changes, listId), first?.revision ?? 0, null);
  }, [first, changes, listId]);
  const pages = useMemo((): FilmsPage[] => {
    if (shown?.films) return [{ films: shown.films, revision: first?.revision ?? 0 }];
    return answered ?? [];
  }, [shown, first, answered]);
  return {
    ...query,
    list: shown && shown.list,
    pages,
    /** Whether `pages` holds all films. */
    isWhole: (shown?.films ?? null) !== null || (answered !== undefined && !query.hasNextPage),
    /** Whether the server may not have the viewer's latest words about it. */
    isBehind: first === undefined || isBehind(changes, listId, first.revision),
  };
};
