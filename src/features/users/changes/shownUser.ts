import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import { isOpen } from '../../../api/changes';
import type { RootState } from '../../../app/hooks';
import type { User, UserSummary } from '../../../domain/entities';
import { summaryOf } from '../../../lib/people';
import { selectSessionUser } from '../../auth/authSlice';
import { faceOf, selectFaces, type Faces } from './faces';
import type { UserChange } from './userChanges';

/** All that is applied over cached people: what the viewer wants, and how people look by now. */
export interface UserOverlay {
  viewer: UserSummary | null;
  changes: readonly UserChange[];
  faces: Faces;
}

export const selectUserOverlay = createSelector(
  [selectSessionUser, (state: RootState) => state.users.changes, selectFaces],
  (user, { ids, entities }, faces): UserOverlay => ({
    viewer: user && summaryOf(faces[user._id]?.person ?? user),
    changes: ids.flatMap((id) => entities[id] ?? []),
    faces,
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

/** Whether the viewer unfollowed this person and an answer of this revision cannot know it. */
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

/** A person as cached, with everything that the answer of this revision cannot know. */
export const shownUser = weakMapMemoize(
  ({ viewer, changes, faces }: UserOverlay, cached: User, revision: number): User => {
    if (!viewer) return cached;
    const changed = changes
      .filter((change) => isOpen(change, revision))
      .reduce((user, change) => withChange(user, change, viewer), cached);
    const look = (people: UserSummary[]) => people.map((each) => faceOf(faces, each, revision));
    const { followers, following } = changed;
    // What did not change stays the same, most often all of it.
    return copyWithStructuralSharing<User>(cached, {
      ...changed,
      followers: look(followers),
      following: look(following),
    });
  },
);

/** People one might follow, without those whom the viewer follows since. */
export const shownSuggestions = weakMapMemoize(
  ({ changes, faces }: UserOverlay, people: UserSummary[], revision: number): UserSummary[] =>
    changes
      .filter((change) => isOpen(change, revision))
      .reduce(
        (left, change) =>
          change.kind === 'follow' && change.desired ? withPerson(left, change.user, false) : left,
        people,
      )
      .map((person) => faceOf(faces, person, revision)),
);
