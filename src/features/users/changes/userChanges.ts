import { createEntityAdapter, type EntityState, type PayloadAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import {
  forgetAnswered,
  forgetCached,
  settleChange,
  toggled,
  type Toggle,
} from '../../../api/changes';
import type { User, UserSummary } from '../../../domain/entities';
import { summaryOf } from '../../../lib/people';
import type { ProfileDraft } from '../profileDraft';

/** What the viewer wants of people and of their own profile; it is applied over answers older than `settledAt`. */
export type UserChange =
  | (Toggle & { id: string; kind: 'follow'; user: UserSummary })
  | { id: string; kind: 'profile'; fields: ProfileDraft; settledAt: number | null };

/** How a person looked by the newest answer about them. */
export interface Face {
  person: UserSummary;
  revision: number;
}

export interface UserChanges {
  changes: EntityState<UserChange, string>;
  faces: EntityState<Face, string>;
}

export const followId = (userId: string): string => `follow:${userId}`;

const changes = createEntityAdapter<UserChange>();
const faces = createEntityAdapter({ selectId: ({ person }: Face) => person._id });

export const noChanges: UserChanges = {
  changes: changes.getInitialState(),
  faces: faces.getInitialState(),
};

export const wantFollow = (state: UserChanges, user: UserSummary, desired: boolean): void => {
  const id = followId(user._id);
  const known = changes.getSelectors().selectById(state.changes, id);
  const toggle = toggled(known?.kind === 'follow' ? known : undefined, desired);
  changes.removeOne(state.changes, id);
  changes.addOne(state.changes, { id, kind: 'follow', user, ...toggle });
};

export const wantProfile = (state: UserChanges, id: string, fields: ProfileDraft): void => {
  changes.setOne(state.changes, { id, kind: 'profile', fields, settledAt: null });
};

/** The profile's fields that were saved and not yet answered. */
export const pendingProfile = (state: UserChanges): ProfileDraft => {
  const all = changes.getSelectors().selectAll(state.changes);
  return all.reduce<ProfileDraft>(
    (fields, change) =>
      change.kind === 'profile' && change.settledAt === null
        ? { ...fields, ...change.fields }
        : fields,
    {},
  );
};

/** Notes how a person looks, unless a newer answer is known. */
export const noteFace = (state: UserChanges, user: User, revision: number): void => {
  const known = state.faces.entities[user._id];
  if (known && known.revision > revision) return;
  const face = { person: summaryOf(user), revision };
  // An answer that brings nothing new leaves everything that is laid over the cache as it was.
  faces.setOne(state.faces, copyWithStructuralSharing<Face>(known, face));
};

export const forgetCachedUsers = (state: UserChanges, revision: number): void => {
  forgetCached(state.changes, revision);
  forgetAnswered(faces, state.faces, revision);
};

/** What the server did with changes, as reducers of the users slice. */
export const changeReducers = {
  /** The server did what was wanted; `sent` says which of the two, where there are two. */
  userChangeSettled: (
    state: UserChanges,
    {
      payload: { id, sent, revision },
    }: PayloadAction<{ id: string; sent: boolean | null; revision: number }>,
  ) => {
    settleChange(state.changes, id, sent, revision);
  },
};
