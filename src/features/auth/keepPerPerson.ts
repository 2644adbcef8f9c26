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

/** How long typing must pause before it is kept: a crash costs less than a second of it. */
const PAUSE_MS = 300;

type IsEvent = (action: UnknownAction) => boolean;

interface Kept {
  /** Events that come with every key: it is kept once they pause. */
  isTyped: IsEvent;
  /** Events after which it is kept at once. */
  isDecided: IsEvent;
  /** Keeps what of this state is this person's. */
  keep: (userId: string, state: RootState, api: AppListenerApi) => Promise<unknown>;
  /** Takes back what was kept for the person who came. */
  restore: (userId: string, api: AppListenerApi) => Promise<void>;
}

/** Resolves when the page is left. */
const leaving = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const leave = () => resolve();
    window.addEventListener('pagehide', leave);
    signal.addEventListener('abort', () => window.removeEventListener('pagehide', leave));
  });

/**
 * Keeps a part of the state in this browser, each person's apart. It comes back with the person,
 * and outlives a logout, a refused token and a killed browser.
 */
export const keepPerPerson = (
  start: AppStartListening,
  { isTyped, isDecided, keep, restore }: Kept,
): void => {
  // Only what changed here is written at the end: another tab may have kept newer words.
  let isUnkept = false;
  const keepNow = async (api: AppListenerApi, state: RootState) => {
    const user = selectSessionUser(state);
    isUnkept = false;
    if (user) await keep(user._id, state, api);
  };

  start({
    predicate: isTyped,
    effect: async (_action, api) => {
      isUnkept = true;
      const writer = selectSessionUser(api.getState());
      api.cancelActiveListeners();
      await Promise.race([api.delay(PAUSE_MS), leaving(api.signal)]);
      if (selectSessionUser(api.getState())?._id === writer?._id)
        await keepNow(api, api.getState());
    },
  });
  start({ predicate: isDecided, effect: (_action, api) => keepNow(api, api.getState()) });
  start({
    matcher: isAnyOf(loggedOut, sessionRefused, sessionFollowed),
    effect: async (_action, api) => {
      if (isUnkept) await keepNow(api, api.getOriginalState());
    },
  });
  start({
    matcher: isAnyOf(loggedIn, sessionRestored, sessionFollowed),
    effect: async (_action, api) => {
      const user = selectSessionUser(api.getState());
      if (user) await restore(user._id, api);
    },
  });
};
