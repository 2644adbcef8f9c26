import type { Change } from '../../../api/changes/change';
import { desire } from '../../../api/changes/kinds';
import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppStartListening } from '../../../app/hooks';
import { loadFilms } from '../loadFilms';
import { filmChanges } from './shownFilm';

const watchlist = filmChanges.add<Change<boolean>>('watchlist', 'toggle', (mine, { desired }) => ({
  ...mine,
  watchlist: desired,
}));

export const watchlistToggled = watchlist.event('films/watchlistToggled', desire<boolean>);

export const listenForWatchlist = (start: AppStartListening): void =>
  sendChanges(start, watchlist, {
    call: async ({ target, desired }) => {
      const { addToWatchlist, removeFromWatchlist } = (await loadFilms()).endpoints;
      return (desired ? addToWatchlist : removeFromWatchlist).initiate(target, { track: false });
    },
  });
