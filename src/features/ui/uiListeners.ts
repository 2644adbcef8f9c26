import { changeFailed, dataReset } from '../../api/actions';
import type { AppStartListening } from '../../app/hooks';
import { localStore } from '../../lib/localStore';
import { selectToken, sessionFollowed } from '../auth/authSlice';
import { endSession } from '../auth/sessionStorage';
import { toasts } from './toast';
import { listenForOverlays } from './overlayHistory';
import {
  colourModeChosen,
  DEFAULT_PREFERENCES,
  toastQueued,
  shortcutsToggled,
  type Preferences,
} from './uiSlice';

const MODE_KEY = 'mode';
const SHORTCUTS_KEY = 'shortcuts';
const OFF = 'off';

/** What was chosen earlier in this browser; whatever was not, or is not understood, is as usual. */
export const readPreferences = (): Preferences => {
  const mode = localStore.read(MODE_KEY);
  return {
    colourMode: mode === 'light' || mode === 'dark' ? mode : DEFAULT_PREFERENCES.colourMode,
    hasShortcuts: localStore.read(SHORTCUTS_KEY) !== OFF,
  };
};

export const listenForUi = (start: AppStartListening): void => {
  listenForOverlays(start);
  // A change that failed replaces the toast that announced it too early.
  start({
    actionCreator: changeFailed,
    effect: ({ payload: { message, about } }, { dispatch }) => {
      dispatch(toastQueued(toasts.failed(message, about)));
    },
  });
  start({
    actionCreator: colourModeChosen,
    effect: ({ payload: mode }) => {
      if (mode === 'system') localStore.remove(MODE_KEY);
      else localStore.write(MODE_KEY, mode);
    },
  });
  start({
    actionCreator: shortcutsToggled,
    effect: ({ payload: isOn }) => {
      if (isOn) localStore.remove(SHORTCUTS_KEY);
      else localStore.write(SHORTCUTS_KEY, OFF);
    },
  });
  start({
    actionCreator: dataReset,
    effect: async ({ payload: size }, { dispatch, extra, getState }) => {
      const token = selectToken(getState());
      try {
        await extra.resetData(size);
        await endSession(token, extra.pageStorage);
        dispatch(sessionFollowed(null));
        dispatch(toastQueued(toasts.info('The sample data is back. Please log in again.')));
      } catch {
        dispatch(toastQueued(toasts.failed('The sample data could not be reset.')));
      }
    },
  });
};
