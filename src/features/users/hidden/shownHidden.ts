import { createSelector } from '@reduxjs/toolkit';
import { inOrder, isOpen } from '../../../api/changes/change';
import type { UserSummary } from '../../../domain/entities';
import { authorChanges } from '../changes/authorChanges';
import { block } from './block';
import { hiddenApi } from './hiddenApi';
import { mute } from './mute';

/** What the viewer hides as answered. Made once: each `select()` makes a selector, which forgets what it knew. */
const selectAnswer = hiddenApi.endpoints.getHidden.select();

/** Whom and what the viewer hides, with the changes that the answer may lack; undefined until it is fetched. */
export const selectHidden = createSelector(
  [selectAnswer, authorChanges.changes],
  ({ data }, changes) => {
    if (!data) return undefined;
    const open = inOrder(changes).filter((change) => isOpen(change, data.revision));
    const shown = (kind: typeof mute, answered: UserSummary[]) =>
      open.filter(kind.is).reduce((people, { target, desired, user }) => {
        const others = people.filter(({ _id }) => _id !== target);
        return desired ? [user, ...others] : others;
      }, answered);
    return { ...data, muted: shown(mute, data.muted), blocked: shown(block, data.blocked) };
  },
);
