import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening, RootState } from '../../app/hooks';
import {
  loggedIn,
  loggedOut,
  selectSessionUser,
  sessionFollowed,
  sessionRefused,
  sessionRestored,
} from './authSlice';

/** While a person types it is kept so often: a crash costs less than a second of it. */
const EVERY_MS = 500;

type IsEvent = (action: UnknownAction) => boolean;

interface Kept {
  /** Events that come with every key: it is kept once for many of them. */
  isTyped: IsEvent;
  /** Events after which it is kept at once. */
  isDecided: IsEvent;
  /** Keeps what of this state is this person's. */
  keep: (userId: string, state: RootState, api: AppListenerApi) => Promise<unknown>;
  /** Takes back what was kept for the person who came. */
  restore: (userId: string, api: AppListenerApi) => Promise<void>;
}

/**
 * Keeps a part of the state in this browser, each person's apart. It comes back with the person,
 * and outlives a logout, a refused token and a killed browser.
 */
export const persistPerUser = (
  start: AppStartListening,
  { isTyped, isDecided, keep, restore }: Kept,
): void => {
  // Only what changed here is written at the end: another tab may have kept newer words.
  let isUnkept = false;
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
  const keepNow = async (api: AppListenerApi, state: RootState) => {
    const user = selectSessionUser(state);
    isUnkept = false;
    if (user) await keep(user._id, state, api);
  };
  const persistTyped = async (api: AppListenerApi, state: RootState) => {
    if (isUnkept) await keepNow(api, state);
  };

  start({
    // To begin an effect costs each key more than this does: while one waits, none is begun.
    predicate: (action) => {
      if (!isTyped(action)) return false;
      isUnkept = true;
      return !isWaiting;
    },
    effect: async (_action, api) => {
      isWaiting = true;
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      // A text field may dispatch its last letters while the page is being left.
      if (!isLeaving) await Promise.race([api.delay(EVERY_MS), left]);
      isWaiting = false;
      await persistTyped(api, api.getState());
    },
  });
  start({ predicate: isDecided, effect: (_action, api) => keepNow(api, api.getState()) });
  start({
    // A login may take another person's place.
    matcher: isAnyOf(loggedOut, sessionRefused, sessionFollowed, loggedIn),
    effect: (_action, api) => persistTyped(api, api.getOriginalState()),
  });
  start({
    matcher: isAnyOf(loggedIn, sessionRestored, sessionFollowed),
    effect: async (_action, api) => {
      const user = selectSessionUser(api.getState());
      if (user) await restore(user._id, api);
    },
  });
};
