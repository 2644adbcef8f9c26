import type { AppListenerApi } from '../../../app/hooks';
import { loadCode } from '../../../lib/chunkLoadError';
import { inThisSession } from '../../auth/sameSession';
import { watchedAnswered } from '../filmsSlice';

/**
 * Asks the server whether the viewer has watched a film, for cached posters and posts with spoilers. Only it knows
 * after a post, a diary entry or a rating is gone: another one may remain. If it does not answer, the marks stay.
 */
export const refetchWatched = async (
  filmId: string,
  api: Pick<AppListenerApi, 'dispatch' | 'getState'>,
): Promise<void> => {
  const isSameSession = inThisSession(api);
  // No feed needs the code of films.
  const code = await loadCode(import('../filmsApi')).catch(() => null);
  if (!code || !isSameSession()) return;
  const { endpoints, util } = code.filmsApi;
  // A request that is already running may return older data.
  await api.dispatch(util.getRunningQueryThunk('getFilm', filmId));
  if (!isSameSession()) return;
  const call = endpoints.getFilm.initiate(filmId, { subscribe: false, forceRefetch: true });
  const { data, error } = await api.dispatch(call);
  // After a failure, `data` still holds the previous answer.
  if (error || !data?.mine || !isSameSession()) return;
  const { mine, revision } = data;
  api.dispatch(watchedAnswered({ filmId, watched: mine.watched, revision }));
};
