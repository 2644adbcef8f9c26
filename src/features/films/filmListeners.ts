import { changeReceived } from '../../api/actions';
import type { AppStartListening } from '../../app/hooks';
import type { Change as ChangeMade } from '../../domain/backend';
import { selectSessionUser } from '../auth/authSlice';
import { listenForEntries } from './changes/entry';
import { listenForLoves } from './changes/love';
import { listenForRatings } from './changes/rating';
import { listenForWatched, refetchWatched } from './changes/watched';
import { listenForWatchlist } from './changes/watchlist';

/** Changes to films that say nothing about having watched them. */
const WITHOUT_WATCHING: ReadonlySet<ChangeMade['kind']> = new Set([
  'watchlist',
  'loved',
  'filmAdded',
]);

/** Sends changes to films, and asks which films are watched after changes in other tabs. */
export const listenForFilms = (start: AppStartListening): void => {
  listenForEntries(start);
  listenForWatched(start);
  listenForWatchlist(start);
  listenForRatings(start);
  listenForLoves(start);
  start({
    actionCreator: changeReceived,
    effect: async ({ payload: { kind, actorId, filmIds = [] } }, api) => {
      const viewer = selectSessionUser(api.getState());
      if (actorId === viewer?._id && !WITHOUT_WATCHING.has(kind))
        await Promise.all(filmIds.map((filmId) => refetchWatched(filmId, api)));
    },
  });
};
