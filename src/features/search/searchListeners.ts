import type { AppStartListening } from '../../app/hooks';
import {
  searchPaused,
  searchTyped,
  selectSearchedFor,
  selectSearchText,
} from '../users/usersSlice';

/** The search starts once nothing was typed for this long. */
const PAUSE_MS = 150;

export const listenForSearch = (start: AppStartListening): void => {
  start({
    actionCreator: searchTyped,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(PAUSE_MS);
      const state = api.getState();
      if (selectSearchText(state).trim() !== selectSearchedFor(state)) api.dispatch(searchPaused());
    },
  });
};
