import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import { noteAnswer } from '../../../api/changes/answers';
import { Kinds } from '../../../api/changes/kinds';
import type { RootState } from '../../../app/hooks';
import type { User, UserSummary } from '../../../domain/entities';
import { summaryOf } from '../../../lib/people';

/** The target of changes to the viewer's own profile. */
export const OWN = 'own';

/** The kinds of changes to users, made by the viewer. */
export const userChanges = new Kinds<User, UserSummary, RootState>(
  'users',
  ({ users }) => users.changes,
);

/** A person's summary from the newest answer about them. */
export interface KnownSummary {
  person: UserSummary;
  revision: number;
}

export type Summaries = EntityState<KnownSummary, string>;

export const summaries = createEntityAdapter({
  selectId: ({ person }: KnownSummary) => person._id,
});

/** Stores a person's summary, unless one from a newer answer is known. */
export const noteSummary = (known: Summaries, user: User, revision: number): void => {
  const summary = { person: summaryOf(user), revision };
  // An unchanged summary keeps its identity, so that the overlays over the cache are not recomputed.
  const previous = known.entities[user._id];
  noteAnswer(summaries, known, copyWithStructuralSharing<KnownSummary>(previous, summary));
};
