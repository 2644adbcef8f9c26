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
  const call = code.filmsApi.endpoints.getFilm.initiate(filmId, {
    subscribe: false,
    forceRefetch: true,
  });
  const { data } = await api.dispatch(call);
  if (!data?.mine || !isSameSession()) return;
  const { mine, revision } = data;
  api.dispatch(watchedAnswered({ filmId, watched: mine.watched, revision }));
};
