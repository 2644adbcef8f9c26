import type { Change } from '../../../api/changes/change';
import type { UserSummary } from '../../../domain/entities';
import { summaryOf } from '../../../lib/people';

/** Somebody is muted or blocked, or no longer. */
export interface Hiding extends Change<boolean> {
  user: UserSummary;
}

/** Describes that somebody is hidden, or no longer. */
export const hidePerson = (person: UserSummary, isHidden: boolean) => ({
  target: person._id,
  desired: isHidden,
  user: summaryOf(person),
});
