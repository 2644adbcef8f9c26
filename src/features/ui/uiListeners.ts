import type { AppStartListening } from '../../app/hooks';
import { localStore } from '../../lib/localStore';
import { selectToken, sessionFollowed } from '../auth/authSlice';
import { endSession } from '../auth/sessionStorage';
import { notices } from './notice';
import { listenForOverlays } from './overlayHistory';
import { sampleDataReset } from './uiEvents';
import { colourModeChosen, noticeQueued, type ColourMode } from './uiSlice';

const MODE_KEY = 'mode';

/** The colour mode chosen earlier in this browser; `system` where none was. */
export const readColourMode = (): ColourMode => {
  const mode = localStore.read(MODE_KEY);
  return mode === 'light' || mode === 'dark' ? mode : 'system';
};

export const listenForUi = (start: AppStartListening): void => {
  listenForOverlays(start);
  start({
    actionCreator: colourModeChosen,
    effect: ({ payload: mode }) => {
      if (mode === 'system') localStore.remove(MODE_KEY);
      else localStore.write(MODE_KEY, mode);
    },
  });
  start({
    actionCreator: sampleDataReset,
    effect: async (_action, { dispatch, extra, getState }) => {
      const token = selectToken(getState());
      try {
        await extra.resetData();
        await endSession(token, extra.keeper);
        dispatch(sessionFollowed(null));
        dispatch(noticeQueued(notices.told('The sample data is back. Please log in again.')));
      } catch {
        dispatch(noticeQueued(notices.failed('The sample data could not be reset.')));
      }
    },
  });
};
