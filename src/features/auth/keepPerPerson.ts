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
  /** The name under which it is kept, beside the person's id. */
  name: string;
  /** What of the state is kept. */
  select: (state: RootState) => unknown;
  /** Events that come with every key: it is kept once they pause. */
  isTyped: IsEvent;
  /** Events after which it is kept at once. */
  isDecided: IsEvent;
  /** Takes back what was kept, unchecked, or undefined where there is nothing. */
  restore: (kept: unknown, dispatch: AppListenerApi['dispatch']) => void;
}

/**
 * Keeps a part of the state in this browser, each person's apart. It comes back with the person,
 * and outlives a logout, a refused token and a killed browser.
 */
export const keepPerPerson = (
  start: AppStartListening,
  { name, select, isTyped, isDecided, restore }: Kept,
): void => {
  // Only what changed here is written at the end: another tab may have kept newer words.
  let isUnkept = false;
  const keep = async ({ extra }: AppListenerApi, state: RootState) => {
    const user = selectSessionUser(state);
    isUnkept = false;
    if (user) await extra.keeper.write(`${name}:${user._id}`, select(state));
  };

  start({
    predicate: isTyped,
    effect: async (_action, api) => {
      isUnkept = true;
      const writer = selectSessionUser(api.getState());
      api.cancelActiveListeners();
      await api.delay(PAUSE_MS);
      if (selectSessionUser(api.getState())?._id === writer?._id) await keep(api, api.getState());
    },
  });
  start({ predicate: isDecided, effect: (_action, api) => keep(api, api.getState()) });
  start({
    matcher: isAnyOf(loggedOut, sessionRefused, sessionFollowed),
    effect: async (_action, api) => {
      if (isUnkept) await keep(api, api.getOriginalState());
    },
  });
  start({
    matcher: isAnyOf(loggedIn, sessionRestored, sessionFollowed),
    effect: async (_action, api) => {
      const user = selectSessionUser(api.getState());
      if (!user) return;
      const kept = await api.extra.keeper.read(`${name}:${user._id}`);
      if (selectSessionUser(api.getState())?._id === user._id) restore(kept, api.dispatch);
    },
  });
};
