import { changeFailed, changeReceived } from '../../api/actions';
import { errorMessage } from '../../api/errorMessage';
import { sendDesired } from '../../api/sendDesired';
import type { AppListenerApi, AppStartListening } from '../../app/hooks';
import { selectSessionUser } from '../auth/authSlice';
import { inThisSession } from '../auth/isSignedInAs';
import { listenForEntries } from './changes/entryListeners';
import { changeId, type FilmChange } from './changes/filmChanges';
import { filmTag, filmsApi } from './filmsApi';
import {
  filmChangeSettled,
  filmRated,
  selectFilmChange,
  watchedToggled,
  watchlistToggled,
} from './filmsSlice';

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
      // The answer may have been lost and the server have acted.
      api.dispatch(filmsApi.util.invalidateTags([filmTag(filmId)]));
      return Promise.resolve();
    },
  };
};

/** Sends what is wanted of a film that is on or off. */
const sendMark = async (
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

const sendRating = async (filmId: string, api: AppListenerApi): Promise<void> => {
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

/** Sends what is wanted of films, and follows what other tabs do with them. */
export const listenForFilms = (start: AppStartListening): void => {
  listenForEntries(start);
  start({
    actionCreator: watchedToggled,
    effect: ({ payload }, api) => sendMark('watched', payload.filmId, api),
  });
  start({
    actionCreator: watchlistToggled,
    effect: ({ payload }, api) => sendMark('watchlist', payload.filmId, api),
  });
  start({
    actionCreator: filmRated,
    effect: ({ payload }, api) => sendRating(payload.filmId, api),
  });
  start({
    actionCreator: changeReceived,
    effect: ({ payload: { kind, filmIds = [] } }, { dispatch, getState }) => {
      if (!selectSessionUser(getState())) return;
      if (kind === 'imported') dispatch(filmsApi.util.invalidateTags(['Film', 'PersonFilms']));
      else if (filmIds.length > 0)
        dispatch(filmsApi.util.invalidateTags([...filmIds.map(filmTag), 'PersonFilms']));
    },
  });
};
