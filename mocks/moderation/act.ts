import type { ActRequest, Act, About, PlainAct } from '../../src/domain/moderation';
import type { Role } from '../../src/domain/roles';
import type { FilmIndex } from '../films/filmIndex';
import { endSessions } from '../rules/account';
import type { UserRecord } from '../rules/records';
import { found, granted, Refusal } from '../rules/refusal';
import { mayAct, withRole } from '../rules/roles';
import { free, suspend } from '../rules/suspension';
import { record, type Acting, type Heard } from './record';
import { giveBackList, giveBackPost, takeDownList, takeDownPost } from './takeDown';

export interface Performing extends Acting {
  filmIndex: FilmIndex;
}

/** What is private to the moderators: nobody else hears of it. */
const unheard = ({ by }: Acting): Heard => ({
  kind: 'moderated',
  actorId: by?._id ?? null,
  postIds: [],
  userIds: [],
});

/** Changes a person's account. Their own pages hear of it, and learn whether they may go on. */
async function changeUser(
  { tx, by }: Acting,
  act: Act,
  { kind, id }: About,
  change: (user: UserRecord) => UserRecord,
): Promise<Heard> {
  if (kind !== 'user') throw Refusal.named('notModerated');
  const user = found(await tx.get('users', id), 'userNotFound');
  if (by) granted(mayAct(by, act, user));
  await tx.put('users', change(user));
  return { kind: 'account', actorId: id, postIds: [], userIds: [id] };
}

async function done(acting: Performing, act: PlainAct, { about, reason }: ActRequest) {
  const { kind, id } = about;
  switch (act) {
    case 'take-down':
      if (kind === 'post') return takeDownPost(acting, id, reason);
      if (kind === 'list') return takeDownList(acting, id, reason);
      throw Refusal.named('notModerated');
    case 'give-back':
      if (kind === 'post') return giveBackPost(acting, id, reason);
      if (kind === 'list') return giveBackList(acting, id, reason);
      throw Refusal.named('notModerated');
    case 'suspend':
      return changeUser(acting, act, about, (user) => suspend(user, acting.context));
    case 'free':
      return changeUser(acting, act, about, free);
    case 'end-sessions':
      return changeUser(acting, act, about, endSessions);
    case 'dismiss':
      return unheard(acting);
  }
}

/**
 * Does something about a post, a list or a person, and logs it.
 * @returns what others hear of it
 * @throws Refusal 400 if it cannot be done to that kind of thing, 403 if not to that person, 404 if it is not there
 */
export async function perform(
  acting: Performing,
  act: PlainAct,
  request: ActRequest,
): Promise<Heard> {
  const heard = await done(acting, act, request);
  return record(acting, { act, about: request.about, reason: request.reason }, heard);
}

/** Makes somebody a member, a moderator or an admin, and logs it. @throws Refusal, as above */
export async function giveRole(
  acting: Acting,
  { about, reason }: ActRequest,
  role: Role,
): Promise<Heard> {
  const act = `make-${role}` as const;
  const heard = await changeUser(acting, act, about, (user) => withRole(user, role));
  return record(acting, { act, about, reason }, heard);
}
