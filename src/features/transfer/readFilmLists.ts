import type { CallAccess } from '../../app/hooks';
import type { DiaryEntry, WatchedFilm } from '../../domain/films';
import type { FilmSummary } from '../../domain/filmSummary';
import { filmListsApi } from '../films/filmListsApi';

/** Reads all pages of a list, one after another. */
const readAll = async <Item>(
  readPage: (cursor: string | null) => Promise<{ items: Item[]; nextCursor: string | null }>,
): Promise<Item[]> => {
  const all: Item[] = [];
  let cursor: string | null = null;
  do {
    const { items, nextCursor } = await readPage(cursor);
    all.push(...items);
    cursor = nextCursor;
  } while (cursor !== null);
  return all;
};

/** Uncached, and without a subscription: no component uses these answers. */
const uncached = { subscribe: false, forceRefetch: true };

const { getDiaryPage, getWatchedPage, getWatchlistPage } = filmListsApi.endpoints;

/**
 * A user's diary entries, the oldest first, and the films they have watched.
 * @throws the error of a failed call, for `errorMessage`
 */
export const readDiaryAndWatched = async (
  username: string,
  { dispatch }: Pick<CallAccess, 'dispatch'>,
): Promise<{ entries: DiaryEntry[]; films: WatchedFilm[] }> => ({
  entries: await readAll(async (cursor) => {
    const call = getDiaryPage.initiate({ username, cursor }, uncached);
    const { entries, nextCursor } = await dispatch(call).unwrap();
    return { items: entries, nextCursor };
  }),
  films: await readAll(async (cursor) => {
    const call = getWatchedPage.initiate({ username, cursor }, uncached);
    const { films, nextCursor } = await dispatch(call).unwrap();
    return { items: films, nextCursor };
  }),
});

/**
 * A user's watchlist, the film added last first.
 * @throws the error of a failed call, for `errorMessage`
 */
export const readWatchlist = (
  username: string,
  { dispatch }: Pick<CallAccess, 'dispatch'>,
): Promise<FilmSummary[]> =>
  readAll(async (cursor) => {
    const call = getWatchlistPage.initiate({ username, cursor }, uncached);
    const { films, nextCursor } = await dispatch(call).unwrap();
    return { items: films, nextCursor };
  });
