import { changeReceived } from '../../api/actions';
import { api as service } from '../../api/service';
import type { AppStartListening } from '../../app/hooks';
import { selectSessionUser } from '../auth/authSlice';
import { refetchWatched } from './changes/refetchWatched';
import { listenForEntries } from './changes/entryListeners';
import { changeId } from './changes/filmChanges';
import { loadAndSend } from './changes/loadAndSend';
import { filmRated, watchedToggled, watchlistToggled } from './filmsSlice';
import { filmTag } from './filmTags';

const loadSender = () => import('./changes/sendFilmChanges');

/** Sends changes to films, and refetches what other tabs changed. */
export const listenForFilms = (start: AppStartListening): void => {
  listenForEntries(start);
  start({
    actionCreator: watchedToggled,
    effect: ({ payload: { filmId } }, api) =>
      loadAndSend(api, { id: changeId('watched', filmId) }, loadSender, ({ sendMark }) =>
        sendMark('watched', filmId, api),
      ),
  });
  start({
    actionCreator: watchlistToggled,
    effect: ({ payload: { filmId } }, api) =>
      loadAndSend(api, { id: changeId('watchlist', filmId) }, loadSender, ({ sendMark }) =>
        sendMark('watchlist', filmId, api),
      ),
  });
  start({
    actionCreator: filmRated,
    effect: ({ payload: { filmId } }, api) =>
      loadAndSend(api, { id: changeId('rating', filmId) }, loadSender, ({ sendRating }) =>
        sendRating(filmId, api),
      ),
  });
  start({
    actionCreator: changeReceived,
    effect: async ({ payload: { kind, actorId, filmIds = [] } }, api) => {
      const { dispatch } = api;
      const viewer = selectSessionUser(api.getState());
      if (!viewer) return;
      if (kind === 'imported') {
        dispatch(service.util.invalidateTags(['Film', 'PersonFilms']));
        return;
      }
      if (filmIds.length > 0)
        dispatch(service.util.invalidateTags([...filmIds.map(filmTag), 'PersonFilms']));
      if (actorId === viewer._id && kind !== 'watchlist' && kind !== 'filmAdded')
        await Promise.all(filmIds.map((filmId) => refetchWatched(filmId, api)));
    },
  });
};
