import type { LoginAnswer, SignupAnswer } from '../../src/domain/answers';
import { fitsGraphemes } from '../../src/domain/graphemes';
import { LIMITS } from '../../src/domain/limits';
import { LoginSchema, signupSchema } from '../../src/domain/authRequests';
import { withCode } from '../films/codeNeeded';
import { comeBack } from '../leaving/comeBack';
import { isGone } from '../rules/leaving';
import { granted, Refusal } from '../rules/refusal';
import { signUp } from '../rules/users';
import { hiddenOf, withoutAbsent } from '../session/hidden';
import { findUser } from '../session/session';
import { signToken } from '../session/token';
import { oneUser } from '../views/users';
import { admission } from './admission';
import { parse } from './parse';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';

/** Passwords are hashed outside any transaction: hashing takes longer than a transaction lives. */
export function authEndpoints(server: Server): Endpoint[] {
  const { store, passwords, signUp: mode, clock, newId } = server;
  return [
    endpoint('post', '*/api/auth/signup', async ({ url, json }) => {
      const { password, invitation, ...fields } = parse(signupSchema(url.origin), await json());
      // Refused before it is hashed, which takes long, and again where nobody else is in between.
      await store.read((tx) => admission(tx, mode, invitation, clock.now()));
      const hash = await passwords.hash(password);
      const signedUp = await store.mutate(async ({ tx, installation, now, nextSeq }) => {
        const [namesake, { isFirst, spent }] = await Promise.all([
          findUser(tx, fields.username),
          admission(tx, mode, invitation, now),
        ]);
        const { user } = granted(signUp(namesake, { ...fields, isFirst }, { now, newId, nextSeq }));
        await tx.put('users', user);
        if (spent)
          await tx.put('invitations', {
            ...spent,
            usedById: user._id,
            usedAt: user.createdAt,
          });
        await tx.put('credentials', { userId: user._id, hash });
        const value: SignupAnswer = {
          createdUser: await oneUser(tx, user, server, null),
          encodedToken: signToken(user, installation.signingKey, now),
        };
        return {
          value,
          change: { kind: 'signedUp', actorId: user._id, postIds: [], userIds: [user._id] },
        };
      });
      return reply(signedUp, 201);
    }),

    endpoint('post', '*/api/auth/login', async ({ json }) => {
      const { username, password } = parse(LoginSchema, await json());
      if (!fitsGraphemes(username, LIMITS.username)) throw Refusal.named('unknownUsername');
      const { value, revision } = await withCode(() =>
        store.read(async (tx, { signingKey }) => {
          const user = await findUser(tx, username);
          if (!user) return null;
          const [credential, leaver, hidden] = await Promise.all([
            tx.get('credentials', user._id),
            tx.get('leavers', user._id),
            hiddenOf(tx, user._id),
          ]);
          if (leaver && isGone(leaver, clock.now())) return null;
          const foundUser = await oneUser(withoutAbsent(tx, hidden), user, server, null);
          return { user, foundUser, credential, signingKey, isLeaving: leaver !== undefined };
        }),
      );
      if (!value) {
        // It takes as long as a wrong password does.
        await passwords.hash(password);
        throw Refusal.named('unknownUsername');
      }
      const isRight = await passwords.verify(password, value.credential?.hash ?? '');
      if (!isRight) throw Refusal.named('wrongPassword');
      if (value.user.suspendedAt !== undefined) throw Refusal.named('suspended');
      const back = value.isLeaving ? await comeBack(store, value.user) : null;
      const answer: LoginAnswer = {
        foundUser: value.foundUser,
        encodedToken: signToken(value.user, value.signingKey, clock.now()),
        ...(back && { isBack: true }),
      };
      return reply({ value: answer, revision: back?.revision ?? revision });
    }),
  ];
}
