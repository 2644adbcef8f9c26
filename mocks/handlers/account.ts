import type * as v from 'valibot';
import {
  ChangePasswordSchema,
  ChangeUsernameSchema,
  DeleteAccountSchema,
  EndSessionsSchema,
  type NewTokenAnswer,
  type RenamedAnswer,
} from '../../src/domain/account';
import type { Change } from '../../src/domain/backend';
import { isSampleAccount } from '../../src/domain/sampleAccounts';
import { endSessions, rename } from '../rules/account';
import { leave } from '../rules/leaving';
import type { UserRecord } from '../rules/records';
import { granted, Refusal } from '../rules/refusal';
import { findNamesakes } from '../session/session';
import { signToken } from '../session/token';
import { oneUser } from '../views/users';
import { endpoint, reply, type Call, type Endpoint } from './endpoint';
import type { Server } from './server';
import { authorisedBody, mutate, readSignedIn, type ActorMutation } from './transactions';

/** Only their other pages hear of it, which must log out. */
export const unseenChange = (actor: UserRecord): Omit<Change, 'revision'> => ({
  kind: 'account',
  actorId: actor._id,
  postIds: [],
  userIds: [],
  isPrivate: true,
});

/** Stores the person with all sessions ended, and answers the token of the next one. */
async function renewToken(
  { tx, context, signing }: ActorMutation,
  person: UserRecord,
): Promise<NewTokenAnswer> {
  const renewed = endSessions(person);
  await tx.put('users', renewed);
  return { encodedToken: signToken(renewed, signing.signingKey, context.now) };
}

/**
 * A person's password, username and sessions, and the end of it all. Each call ends all sessions, and answers the token of
 * a new one, except where the account is deleted.
 */
export function accountEndpoints(server: Server): Endpoint[] {
  const { passwords } = server;

  /**
   * The parsed body, once its password has proved right. Hashing takes longer than a transaction lives. The one that
   * follows checks the token again, which a change of the password in between has made invalid.
   */
  async function confirmedBody<T extends { password: string }>(
    call: Call,
    schema: v.GenericSchema<unknown, T>,
    { allowsSamples = false } = {},
  ): Promise<T> {
    const body = await authorisedBody(server, call, () => schema);
    const { value } = await readSignedIn(server, call, async (tx, viewer) => ({
      viewer,
      credential: await tx.get('credentials', viewer._id),
    }));
    if (!allowsSamples && isSampleAccount(value.viewer)) throw Refusal.named('sampleAccount');
    if (!(await passwords.verify(body.password, value.credential?.hash ?? '')))
      throw Refusal.named('wrongPassword');
    return body;
  }

  return [
    endpoint('post', '*/api/auth/password', async (call) => {
      const { newPassword } = await confirmedBody(call, ChangePasswordSchema);
      const hash = await passwords.hash(newPassword);
      const changed = await mutate<NewTokenAnswer>(server, call, async (act) => {
        const { tx, actor } = act;
        await tx.put('credentials', { userId: actor._id, hash });
        return { value: await renewToken(act, actor), change: unseenChange(actor) };
      });
      return reply(changed);
    }),

    endpoint('post', '*/api/auth/end-sessions', async (call) => {
      await confirmedBody(call, EndSessionsSchema, { allowsSamples: true });
      const ended = await mutate<NewTokenAnswer>(server, call, async (act) => ({
        value: await renewToken(act, act.actor),
        change: unseenChange(act.actor),
      }));
      return reply(ended);
    }),

    endpoint('delete', '*/api/auth/account', async (call) => {
      await confirmedBody(call, DeleteAccountSchema);
      const deleted = await mutate(server, call, async ({ tx, actor, context }) => {
        const { user, leaver } = leave(actor, context);
        await tx.put('users', user);
        await tx.put('leavers', leaver);
        return { value: {}, change: unseenChange(actor) };
      });
      return reply(deleted);
    }),

    endpoint('post', '*/api/auth/username', async (call) => {
      const { username } = await confirmedBody(call, ChangeUsernameSchema);
      const changed = await mutate<RenamedAnswer>(server, call, async (act) => {
        const { tx, unhidden, actor, context } = act;
        const namesakes = await findNamesakes(unhidden, username);
        const { user } = granted(rename(actor, namesakes, username, context));
        const { encodedToken } = await renewToken(act, user);
        return {
          value: { encodedToken, user: await oneUser(tx, user, server, user) },
          change: { kind: 'account', actorId: actor._id, postIds: [], userIds: [actor._id] },
        };
      });
      return reply(changed);
    }),
  ];
}
