import type { RefusalName } from '../../src/domain/errors';
import type { Act } from '../../src/domain/moderation';
import type { Role } from '../../src/domain/roles';
import type { UserRecord } from './records';

type Actor = Pick<UserRecord, '_id' | 'role'>;

/** What only admins may do. */
const FOR_ADMINS: ReadonlySet<Act> = new Set<Act>([
  'make-member',
  'make-moderator',
  'make-admin',
  'invite',
  'withdraw-invitation',
]);

/** Whether somebody may see reports and the log. */
export const moderator = <Viewer extends Actor>(
  viewer: Viewer,
): { moderator: Viewer } | RefusalName =>
  viewer.role === undefined ? 'notModerator' : { moderator: viewer };

/**
 * Whether somebody may do this.
 * @param target to whom, if it is done to a person: nobody does such a thing to themselves, and only admins to an admin
 */
export function mayAct(actor: Actor, act: Act, target?: Actor): { act: Act } | RefusalName {
  if (actor.role === undefined) return 'notModerator';
  if (actor.role !== 'admin' && FOR_ADMINS.has(act)) return 'notAdmin';
  if (!target || act === 'dismiss') return { act };
  if (target._id === actor._id) return 'moderatesSelf';
  if (target.role === 'admin' && actor.role !== 'admin') return 'moderatesAdmin';
  return { act };
}

/** Of what was taken down, others know nothing. */
export const maySeeTakenDown = (
  viewer: Actor | null,
  { authorId }: { authorId: string },
): boolean => viewer !== null && (viewer._id === authorId || viewer.role !== undefined);

/** The person with another role. */
export function withRole({ role: _, ...user }: UserRecord, role: Role): UserRecord {
  return role === 'member' ? user : { ...user, role };
}
