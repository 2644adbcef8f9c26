import type { LoginAnswer, SignupAnswer } from '../../src/domain/answers';
import { LoginSchema, signupSchema } from '../../src/domain/requests';
import { found, granted, Refusal } from '../rules/refusal';
import { signUp } from '../rules/users';
import { findUser } from '../session/session';
import { signToken } from '../session/token';
import { oneUser } from '../views/users';
import { parse } from './parse';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';

/** Passwords are hashed outside any transaction: hashing takes longer than a transaction lives. */
export function authEndpoints(server: Server): Endpoint[] {
  const { store, passwords, isSignUpOpen, clock, newId } = server;
  return [
    endpoint('post', '*/api/auth/signup', async ({ url, json }) => {
      if (!isSignUpOpen) throw Refusal.named('signUpClosed');
      const { password, ...fields } = parse(signupSchema(url.origin), await json());
      const hash = await passwords.hash(password);
      const signedUp = await store.mutate(async ({ tx, installation, now, nextSeq }) => {
        const [namesake, somebody] = await Promise.all([
          findUser(tx, fields.username),
          tx.first('users', 'byAge', [{ prefix: [] }], 'ascending', 1),
        ]);
        const isFirst = somebody.length === 0;
        const { user } = granted(signUp(namesake, { ...fields, isFirst }, { now, newId, nextSeq }));
        await tx.put('users', user);
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
      const { value, revision } = await store.read(async (tx, { signingKey }) => {
        const user = found(await findUser(tx, username), 'unknownUsername');
        const [credential, foundUser] = await Promise.all([
          tx.get('credentials', user._id),
          oneUser(tx, user, server, null),
        ]);
        return { user, foundUser, credential, signingKey };
      });
      const isRight = await passwords.verify(password, value.credential?.hash ?? '');
      if (!isRight) throw Refusal.named('wrongPassword');
      const answer: LoginAnswer = {
        foundUser: value.foundUser,
        encodedToken: signToken(value.user, value.signingKey, clock.now()),
      };
      return reply({ value: answer, revision });
    }),
  ];
}
