import type { CallAccess } from '../../app/hooks';
import type { DiaryEntry, WatchedFilm } from '../../domain/films';
import type { FilmSummary } from '../../domain/filmSummary';
import { filmListsApi } from '../films/filmListsApi';
import { readPages, uncached } from './readPages';

const { getDiaryPage, getWatchedPage, getWatchlistPage, getLovedPage } = filmListsApi.endpoints;

/**
 * A user's diary entries, the oldest first, and the films they have watched.
 * @throws the error of a failed call, for `errorMessage`
 */
export const readDiaryAndWatched = async (
  username: string,
  { dispatch }: Pick<CallAccess, 'dispatch'>,
): Promise<{ entries: DiaryEntry[]; films: WatchedFilm[] }> => ({
  entries: await readPages(async (cursor) => {
    const call = getDiaryPage.initiate({ username, cursor }, uncached);
    const { entries, nextCursor } = await dispatch(call).unwrap();
    return { items: entries, nextCursor };
  }),
  films: await readPages(async (cursor) => {
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
  readPages(async (cursor) => {
    const call = getWatchlistPage.initiate({ username, cursor }, uncached);
    const { films, nextCursor } = await dispatch(call).unwrap();
    return { items: films, nextCursor };
  });

/**
 * The films that a user loves, the latest first.
 * @throws the error of a failed call, for `errorMessage`
 */
export const readLoved = (
  username: string,
  { dispatch }: Pick<CallAccess, 'dispatch'>,
): Promise<FilmSummary[]> =>
  readPages(async (cursor) => {
    const call = getLovedPage.initiate({ username, cursor }, uncached);
    const { films, nextCursor } = await dispatch(call).unwrap();
    return { items: films, nextCursor };
  });
