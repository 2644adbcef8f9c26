import { isAnyOf, isFulfilled } from '@reduxjs/toolkit';
import { cacheAdvanced, dataReplaced } from '../api/actions';
import { oldestCachedRevision } from '../api/cachedRevision';
import { sessionChanged } from '../features/auth/authSlice';
import type { AppStartListening } from './store';

/** Lets the slices forget what was settled, once everything cached is newer. */
export const listenForCache = (start: AppStartListening): void => {
  let reached = 0;
  start({
    // The cache begins again with another person, revisions do with other data.
    matcher: isAnyOf(sessionChanged, dataReplaced),
    effect: () => {
      reached = 0;
    },
  });
  start({
    matcher: isFulfilled,
    effect: (_action, { dispatch, getState }) => {
      const oldest = oldestCachedRevision(getState().api.queries);
      // Without anything cached there is nothing to be newer than.
      if (oldest === Infinity || oldest <= reached) return;
      reached = oldest;
      dispatch(cacheAdvanced(oldest));
    },
  });
};
