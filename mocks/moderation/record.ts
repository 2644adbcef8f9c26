import type { Change } from '../../src/domain/backend';
import type { About, Act } from '../../src/domain/moderation';
import type { Writing } from '../db/db';
import { toTimestamp, type RuleContext, type UserRecord } from '../rules/records';

/** Who acts, in which transaction: one in which nobody is hidden. */
export interface Acting {
  tx: Writing;
  /** Null for whoever works at the server itself. */
  by: UserRecord | null;
  context: RuleContext;
}

/** What others hear of an act. */
export type Heard = Omit<Change, 'revision'>;

/**
 * Logs what was done, and settles the open reports about the same.
 * @param heard the change to commit
 * @returns the same, marked as one that concerns moderators
 */
export async function record(
  { tx, by, context }: Acting,
  done: { act: Act; about?: About; reason: string },
  heard: Heard,
): Promise<Heard> {
  const seq = context.nextSeq();
  const createdAt = toTimestamp(context.now);
  await tx.put('acts', { ...done, seq, moderatorId: by?._id ?? null, createdAt });
  const { about } = done;
  const open = about ? await tx.list('reports', 'byAbout', [about.kind, about.id, 1]) : [];
  await Promise.all(open.map((report) => tx.put('reports', { ...report, open: 0, actSeq: seq })));
  return { ...heard, isModeration: true };
}
