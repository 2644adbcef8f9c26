import { isFulfilled } from '@reduxjs/toolkit';
import { oldestCachedRevision } from '../api/cachedRevision';
import { cacheAdvanced } from '../api/actions';
import type { AppStartListening, RootState } from './store';

/** Whether a slice still has something that every cached answer holds by now. */
const hasSettled = ({ posts, users, films }: RootState, revision: number): boolean =>
  [
    ...Object.values(posts.answers.entities).map((answer) => answer.revision),
    ...Object.values(users.faces.entities).map((face) => face.revision),
    ...[
      ...Object.values(posts.changes.entities),
      ...Object.values(users.changes.entities),
      ...Object.values(films.changes.entities),
      ...Object.values(films.entries.entities),
    ].map((change) => ('settledAt' in change && change.settledAt) || Infinity),
  ].some((settledAt) => settledAt <= revision);

/** Lets the slices forget what was settled, once everything cached is newer. */
export const listenForCache = (start: AppStartListening): void => {
  start({
    matcher: isFulfilled,
    effect: (_action, { dispatch, getState }) => {
      const state = getState();
      const oldest = oldestCachedRevision(state.api.queries);
      // Without anything cached there is nothing to be newer than.
      if (oldest !== Infinity && hasSettled(state, oldest)) dispatch(cacheAdvanced(oldest));
    },
  });
};
