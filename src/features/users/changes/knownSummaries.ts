import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../../app/hooks';
import type { UserSummary } from '../../../domain/entities';
import { summaryOf } from '../../../lib/people';
import { selectSessionUser } from '../../auth/authSlice';
import { selectAllUserChanges, type KnownSummary } from './userChanges';

/** The latest known summaries, by user id. */
export type KnownSummaries = Record<string, KnownSummary>;

/** The latest known summaries; the viewer's includes their pending profile edits. */
export const selectKnownSummaries = createSelector(
  [
    (state: RootState) => state.users.summaries.entities,
    (state: RootState) => selectAllUserChanges(state.users.changes),
    selectSessionUser,
  ],
  (summaries, changes, viewer): KnownSummaries => {
    const edits = changes.flatMap((change) =>
      change.kind === 'profile' && change.settledAt === null ? change.fields : [],
    );
    if (!viewer || edits.length === 0) return summaries;
    const known = summaries[viewer._id]?.person ?? summaryOf(viewer);
    const person = summaryOf(edits.reduce((summary, fields) => ({ ...summary, ...fields }), known));
    return { ...summaries, [viewer._id]: { person, revision: Infinity } };
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
