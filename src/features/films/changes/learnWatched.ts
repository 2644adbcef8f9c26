import type { AppListenerApi } from '../../../app/hooks';
import { inThisSession } from '../../auth/sameSession';
import { filmsApi } from '../filmsApi';
import { watchedLearned } from '../filmsSlice';

/**
 * Asks the server whether the viewer has watched a film, for the marks on posters that are cached. Only it knows after
 * a rating or a diary entry was removed: another one may remain.
 */
export const learnWatched = async (
  filmId: string,
  api: Pick<AppListenerApi, 'dispatch' | 'getState'>,
): Promise<void> => {
  const isSameSession = inThisSession(api);
  const call = filmsApi.endpoints.getFilm.initiate(filmId, {
    subscribe: false,
    forceRefetch: true,
  });
  const { data } = await api.dispatch(call);
  if (!data?.mine || !isSameSession()) return;
  const { mine, revision } = data;
  api.dispatch(watchedLearned({ filmId, watched: mine.watched, revision }));
};
