import { weakMapMemoize, type EntityState } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';

/** What a person did to something, its target; cached answers may lack it. */
export interface Change<Desired = unknown> {
  id: string;
  /** The name of its kind, such as `like`. */
  kind: string;
  /** The id of a post, user, film or diary entry. */
  target: string;
  /** The state that the person wants: on or off, a number of stars, new texts. */
  desired: Desired;
  /** The revision at which the server applied the desired state; null while pending. */
  settledAt: number | null;
  /** The state settled before the current one was requested; cached answers may lack it. */
  earlier: { desired: Desired; settledAt: number } | null;
}

export type Changes = EntityState<Change, string>;

/** Whether two serialisable values are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  copyWithStructuralSharing(one, other) === one;

/** Whether an answer of this revision may lack the change. */
export const isOpen = ({ settledAt }: Change, revision: number): boolean =>
  (settledAt ?? Infinity) > revision;

/** As the server applied them; the pending ones last, in the order in which they were made. */
export const inOrder = weakMapMemoize(({ ids, entities }: Changes): readonly Change[] => {
  const rank = ({ settledAt }: Change) => settledAt ?? Number.MAX_SAFE_INTEGER;
  return ids.flatMap((id) => entities[id] ?? []).sort((one, other) => rank(one) - rank(other));
});

const byTarget = weakMapMemoize((changes: Changes): ReadonlyMap<string, readonly Change[]> => {
  const groups = new Map<string, Change[]>();
  for (const change of inOrder(changes)) {
    const group = groups.get(change.target);
    if (group) group.push(change);
    else groups.set(change.target, [change]);
  }
  return groups;
});

const NONE: readonly Change[] = [];

/** The changes to one target, in order. */
export const changesTo = (changes: Changes, target: string): readonly Change[] =>
  byTarget(changes).get(target) ?? NONE;
