import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import { isOpen } from '../../../api/changes';
import type { RootState } from '../../../app/hooks';
import type { User, UserSummary } from '../../../domain/entities';
import { summaryOf } from '../../../lib/people';
import { selectSessionUser } from '../../auth/authSlice';
import { latestSummary, selectKnownSummaries, type KnownSummaries } from './knownSummaries';
import { selectAllUserChanges, type UserChange } from './userChanges';

/** Everything that is applied over cached users: the viewer's changes, and the latest known summaries. */
export interface UserOverlay {
  viewer: UserSummary | null;
  changes: readonly UserChange[];
  summaries: KnownSummaries;
}

export const selectUserOverlay = createSelector(
  [
    selectSessionUser,
    (state: RootState) => selectAllUserChanges(state.users.changes),
    selectKnownSummaries,
  ],
  (user, changes, summaries): UserOverlay => ({
    viewer: user && summaryOf(summaries[user._id]?.person ?? user),
    changes,
    summaries,
  }),
);

const withPerson = (people: UserSummary[], person: UserSummary, present: boolean) => {
  if (people.some(({ _id }) => _id === person._id) === present) return people;
  return present ? [...people, person] : people.filter(({ _id }) => _id !== person._id);
};

const withChange = (user: User, change: UserChange, viewer: UserSummary): User => {
  const isViewer = user._id === viewer._id;
  if (change.kind === 'profile') return isViewer ? { ...user, ...change.fields } : user;
  if (isViewer)
    return { ...user, following: withPerson(user.following, change.user, change.desired) };
  if (user._id !== change.user._id) return user;
  return { ...user, followers: withPerson(user.followers, viewer, change.desired) };
};

/** Whether the viewer unfollowed this person and an answer with this revision may lack that. */
export const isUnfollowed = (
  changes: readonly UserChange[],
  userId: string,
  revision: number,
): boolean =>
  changes.some(
    (change) =>
      change.kind === 'follow' &&
      change.user._id === userId &&
      !change.desired &&
      isOpen(change, revision),
  );

/** A cached user, with all changes and summaries that an answer with this revision may lack. */
export const shownUser = weakMapMemoize(
  ({ viewer, changes, summaries }: UserOverlay, cached: User, revision: number): User => {
    if (!viewer) return cached;
    const changed = changes
      .filter((change) => isOpen(change, revision))
      .reduce((user, change) => withChange(user, change, viewer), cached);
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

/** The suggested people, without those whom the viewer has followed since. */
export const shownSuggestions = weakMapMemoize(
  ({ changes, summaries }: UserOverlay, people: UserSummary[], revision: number): UserSummary[] =>
    changes
      .filter((change) => isOpen(change, revision))
      .reduce(
        (shown, change) =>
          change.kind === 'follow' && change.desired
            ? withPerson(shown, change.user, false)
            : shown,
        people,
      )
      .map((person) => latestSummary(summaries, person, revision)),
);
