import type { Change } from '../../../api/changes/change';
import { desire } from '../../../api/changes/kinds';
import { sendChanges } from '../../../api/changes/sendChanges';
import { refetchFresh } from '../../../api/refetchFresh';
import { inThisSession } from '../../../api/sameSession';
import type { AppStartListening, StoreAccess } from '../../../app/hooks';
import type { FilmSummary } from '../../../domain/filmSummary';
import { filmToasts } from '../filmToasts';
import { toastQueued } from '../../ui/uiSlice';
import { loadFilms } from '../loadFilms';
import { filmChanges } from './shownFilm';

/** What was not watched is not rated. */
const watched = filmChanges.add<Change<boolean>>('watched', 'toggle', (mine, { desired }) => ({
  ...mine,
  watched: desired,
  ...(!desired && { rating: null }),
}));

export const watchedToggled = watched.event('films/watchedToggled', desire<boolean>);

/** The server answered whether the viewer has watched a film. */
export const watchedAnswered = watched.event(
  'films/watchedAnswered',
  (answer: { filmId: string; watched: boolean; revision: number }) => ({
    target: answer.filmId,
    desired: answer.watched,
    settledAt: answer.revision,
  }),
);

/** Posting about a film implies having watched it, which uncovers posts with spoilers about it. */
export const noteFilmOf = (
  { post: { film }, revision }: { post: { film?: FilmSummary }; revision: number },
  { dispatch }: Pick<StoreAccess, 'dispatch'>,
): void => {
  if (film?.watched) dispatch(watchedAnswered({ filmId: film._id, watched: true, revision }));
};

/**
 * Asks the server whether the viewer has watched a film, for cached posters and posts with spoilers. Only it knows
 * after a post, a diary entry or a rating is gone: another one may remain. If it does not answer, the marks stay.
 */
export const refetchWatched = async (filmId: string, api: StoreAccess): Promise<void> => {
  const isSameSession = inThisSession(api);
  const films = await loadFilms().catch(() => null);
  if (!films || !isSameSession()) return;
  const answer = await refetchFresh(api.dispatch, films.endpoints.getFilm, filmId);
  if (!answer?.mine || !isSameSession()) return;
  const { mine, revision } = answer;
  api.dispatch(watchedAnswered({ filmId, watched: mine.watched, revision }));
};

export const listenForWatched = (start: AppStartListening): void =>
  sendChanges(start, watched, {
    call: async ({ target, desired }) => {
      const { markWatched, unmarkWatched } = (await loadFilms()).endpoints;
      return (desired ? markWatched : unmarkWatched).initiate(target, { track: false });
    },
    onSettled: (_change, { heldBy }, { dispatch }) => {
      if (heldBy) dispatch(toastQueued(filmToasts.ratingHeld(heldBy)));
    },
  });
