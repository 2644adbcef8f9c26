import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening, RootState } from '../../app/hooks';
import { selectSessionUser, sessionChanged, sessionRestored } from './authSlice';

/** How often a text is stored while it is typed: a crash costs less than a second of it. */
const EVERY_MS = 500;

type IsEvent = (action: UnknownAction) => boolean;

interface PersistOptions {
  /** Events that come with every key: many of them are stored at once. */
  isTyped: IsEvent;
  /** Events after which the state is stored immediately. */
  isDecided: IsEvent;
  /** Stores this person's part of the state. */
  persist: (userId: string, state: RootState, api: AppListenerApi) => Promise<unknown>;
  /** Brings back what was stored for the person who signed in. */
  restore: (userId: string, api: AppListenerApi) => Promise<void>;
}

/**
 * Stores a part of the state in this browser, each person's apart. It comes back with the person,
 * and outlives a logout, a refused token and a killed browser.
 */
export const persistPerUser = (
  start: AppStartListening,
  { isTyped, isDecided, persist, restore }: PersistOptions,
): void => {
  // Only what changed here is written at the end: another tab may have stored newer words.
  let isUnsaved = false;
  let isWaiting = false;
  let isLeaving = false;
  let leave: () => void = () => undefined;
  window.addEventListener('pagehide', () => {
    isLeaving = true;
    leave();
  });
  // The browser may bring the page back as it was.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
  const persistNow = async (api: AppListenerApi, state: RootState) => {
    const user = selectSessionUser(state);
    isUnsaved = false;
    if (user) await persist(user._id, state, api);
  };
  const persistTyped = async (api: AppListenerApi, state: RootState) => {
    if (isUnsaved) await persistNow(api, state);
  };

  start({
    // To begin an effect costs each key more than this does: while one waits, none is begun.
    predicate: (action) => {
      if (!isTyped(action)) return false;
      isUnsaved = true;
      return !isWaiting;
    },
    effect: async (_action, api) => {
      isWaiting = true;
      const closing = new Promise<void>((resolve) => {
        leave = resolve;
      });
      // A text field may dispatch its last letters while the page is being closed.
      if (!isLeaving) await Promise.race([api.delay(EVERY_MS), closing]);
      isWaiting = false;
      await persistTyped(api, api.getState());
    },
  });
  start({ predicate: isDecided, effect: (_action, api) => persistNow(api, api.getState()) });
  start({
    // A login may take another person's place.
    matcher: sessionChanged,
    effect: (_action, api) => persistTyped(api, api.getOriginalState()),
  });
  start({
    matcher: isAnyOf(sessionChanged, sessionRestored),
    effect: async (_action, api) => {
      const user = selectSessionUser(api.getState());
      if (user) await restore(user._id, api);
    },
  });
};
