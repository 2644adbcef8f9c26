import { refetchFresh } from '../../../api/refetchFresh';
import { inThisSession } from '../../../api/sameSession';
import type { AppListenerApi } from '../../../app/hooks';
import { loadFilms } from '../loadFilms';
import { watchedAnswered } from './watched';

/**
 * Asks the server whether the viewer has watched a film, for cached posters and posts with spoilers. Only it knows
 * after a post, a diary entry or a rating is gone: another one may remain. If it does not answer, the marks stay.
 */
export const refetchWatched = async (
  filmId: string,
  api: Pick<AppListenerApi, 'dispatch' | 'getState'>,
): Promise<void> => {
  const isSameSession = inThisSession(api);
  const films = await loadFilms().catch(() => null);
  if (!films || !isSameSession()) return;
  const answer = await refetchFresh(api.dispatch, films.endpoints.getFilm, filmId);
  if (!answer?.mine || !isSameSession()) return;
  const { mine, revision } = answer;
  api.dispatch(watchedAnswered({ filmId, watched: mine.watched, revision }));
};
