import { QueryStatus } from '@reduxjs/toolkit/query';
import { changeFailed, dataReset } from '../../api/actions';
import { isRefetchable, refetchFresh } from '../../api/refetchFresh';
import { api as service } from '../../api/service';
import type { AppListenerApi, AppStartListening, RootState } from '../../app/hooks';
import { localStore } from '../../lib/localStore';
import { toasts } from './toast';
import { listenForOverlays } from './overlayHistory';
import {
  colourModeChosen,
  favouritesAsked,
  selectStorage,
  storageReported,
  storageRetried,
  toastQueued,
  shortcutsToggled,
} from './uiSlice';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences';

const MODE_KEY = 'mode';
const SHORTCUTS_KEY = 'shortcuts';
const OFF = 'off';
const FAVOURITES_KEY = 'favourites';
const ASKED = 'asked';

/** The preferences stored in this browser; missing or invalid ones get their defaults. */
export const readPreferences = (): Preferences => {
  const mode = localStore.read(MODE_KEY);
  return {
    colourMode: mode === 'light' || mode === 'dark' ? mode : DEFAULT_PREFERENCES.colourMode,
    hasShortcuts: localStore.read(SHORTCUTS_KEY) !== OFF,
    wasAskedFavourites: localStore.read(FAVOURITES_KEY) === ASKED,
  };
};

const isWaiting = (state: RootState): boolean => ['busy', 'away'].includes(selectStorage(state));

/** Asks again for what could not be answered while the storage was busy, or the server away. */
const retryFailedQueries = ({ dispatch, getState }: AppListenerApi) => {
  for (const call of Object.values(getState().api.queries)) {
    if (call?.status !== QueryStatus.rejected) continue;
    const endpoint: unknown = Reflect.get(service.endpoints, call.endpointName);
    if (isRefetchable(endpoint)) void refetchFresh(dispatch, endpoint, call.originalArgs);
  }
};

export const listenForUi = (start: AppStartListening): void => {
  listenForOverlays(start);
  // The failure's toast replaces the premature success toast.
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
    actionCreator: favouritesAsked,
    effect: () => localStore.write(FAVOURITES_KEY, ASKED),
  });
  start({
    actionCreator: dataReset,
    effect: async ({ payload: size }, api) => {
      try {
        const { resetData } = await import('./resetData');
        api.dispatch(toastQueued(toasts.info(await resetData(size, api))));
      } catch {
        api.dispatch(toastQueued(toasts.failed('The sample data could not be reset.')));
      }
    },
  });
  start({
    actionCreator: storageRetried,
    effect: async (_action, api) => {
      (await api.extra.data()).retry();
      retryFailedQueries(api);
    },
  });
  start({
    actionCreator: storageReported,
    effect: (_action, api) => {
      if (isWaiting(api.getOriginalState()) && !isWaiting(api.getState())) retryFailedQueries(api);
    },
  });
};
