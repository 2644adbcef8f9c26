import { isAnyOf, isFulfilled } from '@reduxjs/toolkit';
import { cacheAdvanced, dataReplaced } from '../api/actions';
import { oldestCachedRevision } from '../api/cachedRevision';
import { sessionChanged } from '../features/auth/authSlice';
import type { AppStartListening } from './store';

/** Tells the slices to forget settled changes once every cached answer is newer. */
export const listenForCache = (start: AppStartListening): void => {
  let reached = 0;
  start({
    // Another user starts with an empty cache, and other data with new revisions.
    matcher: isAnyOf(sessionChanged, dataReplaced),
    effect: () => {
      reached = 0;
    },
  });
  start({
    matcher: isFulfilled,
    effect: (_action, { dispatch, getState }) => {
      const oldest = oldestCachedRevision(getState().api.queries);
      // Infinity: nothing is cached.
      if (oldest === Infinity || oldest <= reached) return;
      reached = oldest;
      dispatch(cacheAdvanced(oldest));
    },
  });
};
