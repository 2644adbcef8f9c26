import { createEntityAdapter, type EntityState, type PayloadAction } from '@reduxjs/toolkit';
import type { User, UserSummary } from '../../../domain/entities';
import type { ProfileFields } from '../../../domain/profile';
import { summaryOf } from '../../../lib/summaryOf';

/** What the viewer wants of people and of their own profile; it lies over answers older than `settledAt`. */
export type UserChange =
  | { id: string; kind: 'follow'; user: UserSummary; desired: boolean; settledAt: number | null }
  | { id: string; kind: 'profile'; fields: Partial<ProfileFields>; settledAt: number | null };

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

/** Whether an answer of this revision may lack the change. */
export const isOpen = ({ settledAt }: UserChange, revision: number): boolean =>
  (settledAt ?? Infinity) > revision;

export const forgetChange = (state: UserChanges, id: string): void => {
  changes.removeOne(state.changes, id);
};

export const wantFollow = (state: UserChanges, user: UserSummary, desired: boolean): void => {
  forgetChange(state, followId(user._id));
  changes.addOne(state.changes, {
    id: followId(user._id),
    kind: 'follow',
    user,
    desired,
    settledAt: null,
  });
};

export const wantProfile = (
  state: UserChanges,
  id: string,
  fields: Partial<ProfileFields>,
): void => {
  changes.setOne(state.changes, { id, kind: 'profile', fields, settledAt: null });
};

/** Notes how a person looks, unless a newer answer has told. */
export const noteFace = (state: UserChanges, user: User, revision: number): void => {
  const known = faces.getSelectors().selectById(state.faces, user._id);
  if (known && known.revision > revision) return;
  faces.setOne(state.faces, { person: summaryOf(user), revision });
};

/** What every cached answer holds by now need not lie over them any more. */
export const forgetCached = (state: UserChanges, revision: number): void => {
  const settled = changes.getSelectors().selectAll(state.changes);
  changes.removeMany(
    state.changes,
    settled.filter((change) => !isOpen(change, revision)).map(({ id }) => id),
  );
  const known = faces.getSelectors().selectAll(state.faces);
  faces.removeMany(
    state.faces,
    known.filter((face) => face.revision <= revision).map(({ person }) => person._id),
  );
};

/** What the server did with changes, as reducers of the users slice. */
export const changeReducers = {
  /** The server did what was wanted; `sent` tells which of the two, where there are two. */
  userChangeSettled: (
    state: UserChanges,
    {
      payload: { id, sent, revision },
    }: PayloadAction<{ id: string; sent: boolean | null; revision: number }>,
  ) => {
    const change = changes.getSelectors().selectById(state.changes, id);
    if (!change || (change.kind === 'follow' && change.desired !== sent)) return;
    changes.updateOne(state.changes, { id, changes: { settledAt: revision } });
  },
};
