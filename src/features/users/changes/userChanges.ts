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

/** A follow or profile edit by the viewer; applied over answers older than `settledAt`. */
export type UserChange =
  | (Toggle & { id: string; kind: 'follow'; user: UserSummary })
  | { id: string; kind: 'profile'; fields: ProfileDraft; settledAt: number | null };

/** A person's summary from the newest answer about them. */
export interface KnownSummary {
  person: UserSummary;
  revision: number;
}

export interface UserChanges {
  changes: EntityState<UserChange, string>;
  summaries: EntityState<KnownSummary, string>;
}

export const followId = (userId: string): string => `follow:${userId}`;

const changes = createEntityAdapter<UserChange>();
const summaries = createEntityAdapter({ selectId: ({ person }: KnownSummary) => person._id });

const { selectAll, selectById } = changes.getSelectors();

/** All changes, in the order in which the viewer made them. */
export const selectAllUserChanges = selectAll;

export const noChanges: UserChanges = {
  changes: changes.getInitialState(),
  summaries: summaries.getInitialState(),
};

export const setDesiredFollow = (state: UserChanges, user: UserSummary, desired: boolean): void => {
  const id = followId(user._id);
  const existing = selectById(state.changes, id);
  const toggle = toggled(existing?.kind === 'follow' ? existing : undefined, desired);
  changes.removeOne(state.changes, id);
  changes.addOne(state.changes, { id, kind: 'follow', user, ...toggle });
};

export const addProfileEdit = (state: UserChanges, id: string, fields: ProfileDraft): void => {
  changes.setOne(state.changes, { id, kind: 'profile', fields, settledAt: null });
};

/** The fields of all pending profile edits, the newest value of each. */
export const pendingProfile = (state: UserChanges): ProfileDraft =>
  selectAll(state.changes).reduce<ProfileDraft>(
    (fields, change) =>
      change.kind === 'profile' && change.settledAt === null
        ? { ...fields, ...change.fields }
        : fields,
    {},
  );

/** Stores a person's summary, unless one from a newer answer is known. */
export const noteSummary = (state: UserChanges, user: User, revision: number): void => {
  const previous = state.summaries.entities[user._id];
  if (previous && previous.revision > revision) return;
  const summary = { person: summaryOf(user), revision };
  // An unchanged summary keeps its identity, so that the overlays over the cache are not recomputed.
  summaries.setOne(state.summaries, copyWithStructuralSharing<KnownSummary>(previous, summary));
};

export const forgetCachedUsers = (state: UserChanges, revision: number): void => {
  forgetCached(state.changes, revision);
  forgetAnswered(summaries, state.summaries, revision);
};

/** Reducers of the users slice for settled changes. */
export const changeReducers = {
  /** The server applied the change; `sent` is the state that was sent, or null if it is no toggle. */
  userChangeSettled: (
    state: UserChanges,
    {
      payload: { id, sent, revision },
    }: PayloadAction<{ id: string; sent: boolean | null; revision: number }>,
  ) => {
    settleChange(state.changes, id, sent, revision);
  },
};
