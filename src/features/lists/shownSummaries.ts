import { changesTo, type Changes } from '../../api/changes/change';
import type { ListSummary } from '../../domain/lists';
import { LIST_LIMITS } from '../../domain/listLimits';
import { listChanges } from './changes/listChanges';

interface ListsPage {
  lists: readonly ListSummary[];
  revision: number;
}

/** Cached pages of lists with the viewer's changes applied: without those they deleted, and each once. */
export const shownSummaries = (pages: readonly ListsPage[], changes: Changes): ListSummary[] => {
  const seen = new Set<string>();
  return pages.flatMap(({ lists, revision }) =>
    lists.flatMap(({ posters, ...list }) => {
      if (seen.has(list._id)) return [];
      seen.add(list._id);
      const own = changesTo(changes, list._id);
      const shown = listChanges.shown({ list, films: null }, own, revision, null);
      if (!shown) return [];
      const edited = shown.films?.slice(0, LIST_LIMITS.posters).map(({ film }) => film);
      return [{ ...shown.list, posters: edited ?? posters }];
    }),
  );
};
