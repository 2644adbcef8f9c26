import type { Revised } from '../../../api/revised';
import type { AppListenerApi } from '../../../app/hooks';
import type { RateAnswer } from '../../../domain/filmAnswers';
import { sendDesired } from '../../auth/sendDesired';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { filmsApi } from '../filmsApi';
import { filmChangeSettled, selectFilmChange } from '../filmsSlice';
import { changeId, type FilmChange } from './filmChanges';
import { refetchWatched } from './refetchWatched';

const { addToWatchlist, markWatched, rateFilm, removeFromWatchlist, unmarkWatched } =
  filmsApi.endpoints;

/** The change of this kind to a film, if it is not settled yet. */
const pending = (api: AppListenerApi, kind: FilmChange['kind'], filmId: string) => {
  const change = selectFilmChange(api.getState(), kind, filmId);
  return change?.settledAt === null ? change : undefined;
};

const send = (
  { dispatch }: AppListenerApi,
  kind: 'watched' | 'watchlist',
  filmId: string,
  isOn: boolean,
): Promise<{ data?: { revision: number } | undefined; error?: unknown }> =>
  kind === 'watched'
    ? dispatch((isOn ? markWatched : unmarkWatched).initiate(filmId, { track: false }))
    : dispatch((isOn ? addToWatchlist : removeFromWatchlist).initiate(filmId, { track: false }));

const settling = (api: AppListenerApi, kind: FilmChange['kind'], filmId: string) => {
  const id = changeId(kind, filmId);
  return {
    id,
    onSettled: ({ revision }: { revision: number }, sent: boolean | number | null) => {
      api.dispatch(filmChangeSettled({ id, sent, revision }));
    },
  };
};

/** Sends the desired state of a mark. */
export const sendMark = async (
  kind: 'watched' | 'watchlist',
  filmId: string,
  api: AppListenerApi,
): Promise<void> => {
  await sendDesired<{ revision: number }>(api, {
    ...settling(api, kind, filmId),
    desired: () => {
      const change = pending(api, kind, filmId);
      return change && change.kind !== 'rating' ? change.desired : undefined;
    },
    send: (isOn) => send(api, kind, filmId, isOn),
  });
};

/** Sends the desired rating. Says so if another one counts after it was removed. */
export const sendRating = async (filmId: string, api: AppListenerApi): Promise<void> => {
  const { id, onSettled } = settling(api, 'rating', filmId);
  const desired = () => {
    const change = pending(api, 'rating', filmId);
    return change?.kind === 'rating' ? change.desired : undefined;
  };
  await sendDesired<Revised<RateAnswer>, number | null>(api, {
    id,
    onSettled: (answer, sent) => {
      onSettled(answer, sent);
      // New stars may have been given meanwhile.
      if (sent !== null || (desired() ?? null) !== null) return;
      // Otherwise the removed stars would come back without a word.
      if (answer.rating !== null) api.dispatch(toastQueued(toasts.otherRatingCounts()));
      void refetchWatched(filmId, api);
    },
    desired,
    send: (rating) => api.dispatch(rateFilm.initiate({ filmId, rating }, { track: false })),
  });
};
