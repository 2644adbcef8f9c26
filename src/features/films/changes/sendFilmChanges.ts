import { changeFailed } from '../../../api/actions';
import { errorMessage } from '../../../api/errorMessage';
import { sendDesired } from '../../../api/sendDesired';
import type { AppListenerApi } from '../../../app/hooks';
import { inThisSession } from '../../auth/sameSession';
import { filmsApi } from '../filmsApi';
import { filmChangeSettled, selectFilmChange } from '../filmsSlice';
import { changeId, type FilmChange } from './filmChanges';

const { addToWatchlist, markWatched, rateFilm, removeFromWatchlist, unmarkWatched } =
  filmsApi.endpoints;

/** What is wanted of a film and not settled yet. */
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

const settleOrFail = (api: AppListenerApi, kind: FilmChange['kind'], filmId: string) => {
  const id = changeId(kind, filmId);
  return {
    id,
    onSettled: ({ revision }: { revision: number }, sent: boolean | number | null) => {
      api.dispatch(filmChangeSettled({ id, sent, revision }));
    },
    onFailed: (error: unknown) => {
      api.dispatch(changeFailed({ id, about: id, message: errorMessage(error) }));
      return Promise.resolve();
    },
  };
};

/** Sends what is wanted of a film that is on or off. */
export const sendMark = async (
  kind: 'watched' | 'watchlist',
  filmId: string,
  api: AppListenerApi,
): Promise<void> => {
  const isHere = inThisSession(api);
  await sendDesired<{ revision: number }>(api.extra.toggles, {
    ...settleOrFail(api, kind, filmId),
    desired: () => {
      const change = isHere() ? pending(api, kind, filmId) : undefined;
      return change && change.kind !== 'rating' ? change.desired : undefined;
    },
    send: (isOn) => send(api, kind, filmId, isOn),
  });
};

/** Sends the stars that are wanted. */
export const sendRating = async (filmId: string, api: AppListenerApi): Promise<void> => {
  const isHere = inThisSession(api);
  await sendDesired<{ revision: number }, number | null>(api.extra.toggles, {
    ...settleOrFail(api, 'rating', filmId),
    desired: () => {
      const change = isHere() ? pending(api, 'rating', filmId) : undefined;
      return change?.kind === 'rating' ? change.desired : undefined;
    },
    send: (rating) => api.dispatch(rateFilm.initiate({ filmId, rating }, { track: false })),
  });
};
