import { changeReceived } from '../../api/actions';
import type { AppStartListening } from '../../app/hooks';
import { selectSessionUser } from '../auth/authSlice';
import { listenForEntries } from './changes/entry';
import { listenForRatings } from './changes/rating';
import { listenForWatched, refetchWatched } from './changes/watched';
import { listenForWatchlist } from './changes/watchlist';

/** Sends changes to films, and asks which films are watched after changes in other tabs. */
export const listenForFilms = (start: AppStartListening): void => {
  listenForEntries(start);
  listenForWatched(start);
  listenForWatchlist(start);
  listenForRatings(start);
  start({
    actionCreator: changeReceived,
    effect: async ({ payload: { kind, actorId, filmIds = [] } }, api) => {
      const viewer = selectSessionUser(api.getState());
      if (actorId === viewer?._id && kind !== 'watchlist' && kind !== 'filmAdded')
        await Promise.all(filmIds.map((filmId) => refetchWatched(filmId, api)));
    },
  });
};
