import { randomBytes } from 'node:crypto';
import dayjs from 'dayjs';
import type { Reading } from '../../mocks/db/db';
import { unseenChange } from '../../mocks/handlers/account';
import { invitationsChange } from '../../mocks/handlers/invitations';
import { record } from '../../mocks/moderation/record';
import { endSessions } from '../../mocks/rules/account';
import { expiryOf, invite } from '../../mocks/rules/invitations';
import type { UserRecord } from '../../mocks/rules/records';
import { granted, Refusal } from '../../mocks/rules/refusal';
import { newInvitationCode } from '../../mocks/session/invitationCode';
import { findUser } from '../../mocks/session/session';
import { isSampleAccount } from '../../src/domain/sampleAccounts';
import { passwords } from '../passwords';
import type { Site } from './site';
import { TaskError } from './taskError';

const PASSWORD_BYTES = 12;

/** @throws TaskError */
export async function findPerson(tx: Reading, name: string): Promise<UserRecord> {
  const user = await findUser(tx, name);
  if (!user) throw new TaskError(`Nobody here has the username ${name}.`);
  return user;
}

async function findAdmin(tx: Reading): Promise<UserRecord> {
  for await (const user of tx.scan('users', 'byAge', { prefix: [] }, 'ascending'))
    if (user.role === 'admin') return user;
  throw new TaskError('There is no admin to invite anybody: make one with “role”.');
}

/** Makes an invitation in the name of the first admin, who sees it in the app and can withdraw it. */
export async function inviteSomebody({ store, newId }: Site): Promise<string> {
  const { value: admin } = await store.read(findAdmin);
  const { value: made } = await store.mutate(async ({ tx, now, nextSeq }) => {
    const context = { now, nextSeq, newId };
    const { made } = granted(invite(admin, newInvitationCode(), context));
    await tx.put('invitations', made);
    const acting = { tx, by: null, context };
    const done = { act: 'invite', reason: '' } as const;
    return { value: made, change: await record(acting, done, invitationsChange(admin)) };
  });
  const until = dayjs(expiryOf(made)).format('D MMMM YYYY');
  return `For one account, until ${until}. Below the address of your site:\n/signup?invitation=${made.code}`;
}

/** Gives somebody a new password, which is the last line, and ends their sessions. */
export async function renewPassword({ store }: Site, name: string): Promise<string> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const hash = await passwords.hash(password);
  await store.mutate(async ({ tx }) => {
    const user = await findPerson(tx, name);
    if (isSampleAccount(user)) throw Refusal.named('sampleAccount');
    await tx.put('credentials', { userId: user._id, hash });
    await tx.put('users', endSessions(user));
    return { value: null, change: unseenChange(user) };
  });
  return `${name} is logged out everywhere, and has the password\n${password}`;
}
