import { isSeeded } from '../../src/domain/sampleAccounts';
import type { SignUpMode } from '../../src/domain/signUp';
import type { Reading } from '../db/db';
import { admit, type InvitationRecord } from '../rules/invitations';
import { granted } from '../rules/refusal';

/** Whether nobody has made an account yet. The seed's people are older than everybody else. */
export async function isUnpeopled(tx: Reading): Promise<boolean> {
  const [newest] = await tx.first('users', 'byAge', [{ prefix: [] }], 'descending', 1);
  return newest === undefined || isSeeded(newest);
}

/**
 * Lets a stranger in to make an account.
 * @returns the invitation that this uses up, if it needs one
 * @throws Refusal
 */
export async function admission(
  tx: Reading,
  mode: SignUpMode,
  code: string | undefined,
  now: Date,
): Promise<{ isFirst: boolean; spent: InvitationRecord | null }> {
  const [isFirst, invitation] = await Promise.all([
    isUnpeopled(tx),
    code ? tx.get('invitations', code) : undefined,
  ]);
  const maker = invitation && (await tx.get('users', invitation.makerId));
  return { isFirst, ...granted(admit(mode, { isFirst, code, invitation, maker }, now)) };
}
