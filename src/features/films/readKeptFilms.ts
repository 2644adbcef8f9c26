import type { CallAccess } from '../../app/hooks';
import type { DiaryEntry, WatchedFilm } from '../../domain/films';
import type { FilmSummary } from '../../domain/filmSummary';
import { keptFilmsApi } from './keptFilmsApi';

/** Reads a list to its end, a page after the other. */
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

/** Once, and fresh: nobody watches these answers. */
const once = { subscribe: false, forceRefetch: true };

const { getDiaryPage, getWatchedPage, getWatchlistPage } = keptFilmsApi.endpoints;

/**
 * A person's evenings, the oldest first, and the films that they have watched.
 * @throws what a call failed with, for `errorMessage`
 */
export const readKeptFilms = async (
  username: string,
  { dispatch }: Pick<CallAccess, 'dispatch'>,
): Promise<{ entries: DiaryEntry[]; films: WatchedFilm[] }> => ({
  entries: await readAll(async (cursor) => {
    const call = getDiaryPage.initiate({ username, cursor }, once);
    const { entries, nextCursor } = await dispatch(call).unwrap();
    return { items: entries, nextCursor };
  }),
  films: await readAll(async (cursor) => {
    const call = getWatchedPage.initiate({ username, cursor }, once);
    const { films, nextCursor } = await dispatch(call).unwrap();
    return { items: films, nextCursor };
  }),
});

/**
 * A person's watchlist, the newest first.
 * @throws what a call failed with, for `errorMessage`
 */
export const readWatchlist = (
  username: string,
  { dispatch }: Pick<CallAccess, 'dispatch'>,
): Promise<FilmSummary[]> =>
  readAll(async (cursor) => {
    const call = getWatchlistPage.initiate({ username, cursor }, once);
    const { films, nextCursor } = await dispatch(call).unwrap();
    return { items: films, nextCursor };
  });
