import type { Change } from '../../../api/changes/change';
import { desire } from '../../../api/changes/kinds';
import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppStartListening } from '../../../app/hooks';
import { filmToasts } from '../filmToasts';
import { toastQueued } from '../../ui/uiSlice';
import { loadFilms } from '../loadFilms';
import { filmChanges } from './shownFilm';
import { refetchWatched } from './watched';

/** Stars, or null for none. For the server, rating a film implies having watched it. */
const rating = filmChanges.add<Change<number | null>>('rating', 'stars', (mine, { desired }) => ({
  ...mine,
  rating: desired,
  ...(desired !== null && { watched: true }),
}));

/** Null removes the rating. */
export const filmRated = rating.event('films/filmRated', desire<number | null>);

/** Sends ratings. Says so if another one counts after it was removed. */
export const listenForRatings = (start: AppStartListening): void =>
  sendChanges(start, rating, {
    call: async ({ target: filmId, desired }) => {
      const { rateFilm } = (await loadFilms()).endpoints;
      return rateFilm.initiate({ filmId, rating: desired }, { track: false });
    },
    onSettled: ({ target, desired }, answer, api) => {
      // New stars may have been given meanwhile.
      if (desired !== null || (rating.pending(api.getState(), target) ?? null) !== null) return;
      // Otherwise the removed stars would come back unexplained.
      if (answer.rating !== null) api.dispatch(toastQueued(filmToasts.otherRatingCounts()));
      void refetchWatched(target, api);
    },
  });
