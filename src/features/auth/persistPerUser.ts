import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening, RootState } from '../../app/hooks';
import { selectSessionUser, sessionChanged, sessionRestored } from './authSlice';

/** How often a text is stored while it is being typed: a crash loses less than a second of it. */
const EVERY_MS = 500;

type IsEvent = (action: UnknownAction) => boolean;

interface PersistOptions {
  /** Actions dispatched on every keystroke, whose state is stored at most once per interval. */
  isThrottled: IsEvent;
  /** Actions after which the state is stored immediately. */
  isImmediate: IsEvent;
  /** Stores this user's part of the state. */
  persist: (userId: string, state: RootState, api: AppListenerApi) => Promise<unknown>;
  /** Restores what was stored for the user who signed in. */
  restore: (userId: string, api: AppListenerApi) => Promise<void>;
}

/**
 * Stores a part of the state in this browser, separately for each user. It is restored when the user
 * signs in again, and survives a logout, a refused token and a killed browser.
 */
export const persistPerUser = (
  start: AppStartListening,
  { isThrottled, isImmediate, persist, restore }: PersistOptions,
): void => {
  // At the end, state is written only if this tab changed it: another tab may have stored newer text.
  let isUnsaved = false;
  let isWaiting = false;
  let isLeaving = false;
  let endWait: () => void = () => undefined;
  window.addEventListener('pagehide', () => {
    isLeaving = true;
    endWait();
  });
  // The page may be restored from the back/forward cache.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
  const persistNow = async (api: AppListenerApi, state: RootState) => {
    const user = selectSessionUser(state);
    isUnsaved = false;
    if (user) await persist(user._id, state, api);
  };
  const persistUnsaved = async (api: AppListenerApi, state: RootState) => {
    if (isUnsaved) await persistNow(api, state);
  };

  start({
    // Starting an effect costs more than this check, so no keystroke starts one while another is waiting.
    predicate: (action) => {
      if (!isThrottled(action)) return false;
      isUnsaved = true;
      return !isWaiting;
    },
    effect: async (_action, api) => {
      isWaiting = true;
      const closing = new Promise<void>((resolve) => {
        endWait = resolve;
      });
      // A text field may dispatch its last input while the page is being closed.
      if (!isLeaving) await Promise.race([api.delay(EVERY_MS), closing]);
      isWaiting = false;
      await persistUnsaved(api, api.getState());
    },
  });
  start({ predicate: isImmediate, effect: (_action, api) => persistNow(api, api.getState()) });
  start({
    // A login may replace another user's session, so that user's state is stored first.
    matcher: sessionChanged,
    effect: (_action, api) => persistUnsaved(api, api.getOriginalState()),
  });
  start({
    matcher: isAnyOf(sessionChanged, sessionRestored),
    effect: async (_action, api) => {
      const user = selectSessionUser(api.getState());
      if (user) await restore(user._id, api);
    },
  });
};
