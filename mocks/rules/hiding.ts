import type { RefusalName } from '../../src/domain/errors';
import type { HideRecord } from './hideRecords';
import type { RuleContext, UserRecord } from './records';

export interface Hiding {
  actor: Pick<UserRecord, '_id'>;
  target: Pick<UserRecord, '_id'>;
  kind: HideRecord['kind'];
}

/** Blocks or mutes somebody. Done again, it changes nothing: `added` is null. */
export function hide(
  { actor, target, kind }: Hiding,
  existing: HideRecord | undefined,
  { nextSeq }: Pick<RuleContext, 'nextSeq'>,
): { added: HideRecord | null } | RefusalName {
  if (actor._id === target._id) return 'selfHide';
  if (existing) return { added: null };
  return { added: { userId: actor._id, kind, hiddenId: target._id, seq: nextSeq() } };
}

/** The reverse of `hide`: `removed` is the record to delete, or null. */
export function unhide(
  { actor, target }: Omit<Hiding, 'kind'>,
  existing: HideRecord | undefined,
): { removed: HideRecord | null } | RefusalName {
  if (actor._id === target._id) return 'selfHide';
  return { removed: existing ?? null };
}
