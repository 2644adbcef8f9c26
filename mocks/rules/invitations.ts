import dayjs from 'dayjs';
import type { RefusalName } from '../../src/domain/errors';
import { LIMITS } from '../../src/domain/limits';
import type { SignUpMode } from '../../src/domain/signUp';
import { toTimestamp, type RuleContext, type Sequence, type UserRecord } from './records';
import { mayAct } from './roles';

/** An invitation to make one account. A withdrawn one is deleted. */
export interface InvitationRecord {
  code: string;
  makerId: string;
  seq: Sequence;
  createdAt: string;
  /** Set together, by the account that was made with it. */
  usedById?: string;
  usedAt?: string;
}

type Maker = Pick<UserRecord, '_id' | 'role' | 'suspendedAt'>;

export function invite(
  maker: Maker,
  code: string,
  { now, nextSeq }: Pick<RuleContext, 'now' | 'nextSeq'>,
): { made: InvitationRecord } | RefusalName {
  const allowed = mayAct(maker, 'invite');
  if (typeof allowed === 'string') return allowed;
  return { made: { code, makerId: maker._id, seq: nextSeq(), createdAt: toTimestamp(now) } };
}

export const expiryOf = ({ createdAt }: InvitationRecord): Date =>
  dayjs(createdAt).add(LIMITS.invitationDays, 'day').toDate();

/** Whether nobody has used it, or can any more. */
export const isExpired = (invitation: InvitationRecord, now: Date): boolean =>
  invitation.usedById === undefined && now >= expiryOf(invitation);

/** @param invitation with the code, whoever made it */
export function withdraw(
  actor: Maker,
  invitation: InvitationRecord | undefined,
): { withdrawn: InvitationRecord } | RefusalName {
  const allowed = mayAct(actor, 'withdraw-invitation');
  if (typeof allowed === 'string') return allowed;
  if (invitation?.makerId !== actor._id) return 'invitationNotFound';
  return invitation.usedById === undefined ? { withdrawn: invitation } : 'invitationUsed';
}

interface Stranger {
  /** Whether nobody has an account yet: somebody has to be the admin. */
  isFirst: boolean;
  /** What they sent. */
  code: string | undefined;
  /** The one with that code. */
  invitation: InvitationRecord | undefined;
  /** Who made it. */
  maker: Maker | undefined;
}

/** Whether a stranger may make an account, and with which invitation. Those of people who may no longer invite do not count. */
export function admit(
  mode: SignUpMode,
  { isFirst, code, invitation, maker }: Stranger,
  now: Date,
): { spent: InvitationRecord | null } | RefusalName {
  if (isFirst || mode === 'open') return { spent: null };
  if (mode === 'closed') return 'signUpClosed';
  if (!code) return 'invitationNeeded';
  if (!invitation || !maker || invitation.usedById !== undefined || isExpired(invitation, now))
    return 'invitationInvalid';
  const mayInvite = maker.suspendedAt === undefined && typeof mayAct(maker, 'invite') !== 'string';
  return mayInvite ? { spent: invitation } : 'invitationInvalid';
}
