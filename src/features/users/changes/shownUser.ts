import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import { changesTo, inOrder } from '../../../api/changes/change';
import type { RootState } from '../../../app/hooks';
import type { User, UserSummary } from '../../../domain/entities';
import { summaryOf } from '../../../lib/people';
import { selectSessionUser } from '../../auth/authSlice';
import { OWN, userChanges, type KnownSummary } from './userChanges';

/** The latest known summaries, by user id. */
export type KnownSummaries = Record<string, KnownSummary>;

/** The latest known summaries; the viewer's includes their profile edits. */
export const selectKnownSummaries = createSelector(
  [(state: RootState) => state.users.summaries.entities, userChanges.changes, selectSessionUser],
  (summaries, changes, viewer): KnownSummaries => {
    if (!viewer) return summaries;
    const { person, revision } = summaries[viewer._id] ?? { person: viewer, revision: 0 };
    const known = { ...viewer, ...person };
    const edited = userChanges.shown(known, changesTo(changes, OWN), revision, summaryOf(known));
    if (edited === known) return summaries;
    return { ...summaries, [viewer._id]: { person: summaryOf(edited), revision: Infinity } };
  },
);

/** The latest known summary of a person from an answer with this revision. */
export const latestSummary = (
  summaries: KnownSummaries,
  person: UserSummary,
  revision: number,
): UserSummary => {
  const known = summaries[person._id];
  return known && known.revision > revision ? known.person : person;
};

/** Everything that is applied over cached users: the viewer's changes, and the latest known summaries. */
export const selectUserOverlay = createSelector(
  [selectSessionUser, userChanges.changes, selectKnownSummaries],
  (user, changes, summaries) => ({
    viewer: user && summaryOf(summaries[user._id]?.person ?? user),
    changes,
    summaries,
  }),
);

type UserOverlay = ReturnType<typeof selectUserOverlay>;

/** A cached user, with all changes and summaries that an answer with this revision may lack. */
export const shownUser = weakMapMemoize(
  ({ viewer, changes, summaries }: UserOverlay, cached: User, revision: number): User => {
    if (!viewer) return cached;
    const changed = userChanges.shown(cached, inOrder(changes), revision, viewer);
    const withLatestSummaries = (people: UserSummary[]) =>
      people.map((each) => latestSummary(summaries, each, revision));
    const { followers, following } = changed;
    // Unchanged parts keep their identity, usually the whole user.
    return copyWithStructuralSharing<User>(cached, {
      ...changed,
      followers: withLatestSummaries(followers),
      following: withLatestSummaries(following),
    });
  },
);
