import type { HttpHandler } from 'msw';
import type { LoginAnswer, SignupAnswer } from '../../src/domain/answers';
import { LoginSchema, signupSchema } from '../../src/domain/requests';
import { lazyCode } from '../chunkLoadError';
import { found, granted, Refusal } from '../rules/refusal';
import { signUp } from '../rules/users';
import { findUser } from '../session/session';
import { signToken } from '../session/token';
import { oneUser } from '../views/users';
import { parse } from './parse';
import { reply } from './route';
import type { Server } from './server';

const SALT_BYTES = 16;

/** The hashing code is loaded only for login and signup. */
const hashing = () => lazyCode(import('../session/password'));

/** Passwords are hashed outside any transaction: hashing takes longer than a transaction lives. */
export function authHandlers(server: Server): HttpHandler[] {
  const { route, store, picture, clock, newId, randomBytes, scryptCost } = server;
  return [
    route('post', '*/api/auth/signup', async ({ url, json }) => {
      const { password, ...fields } = parse(signupSchema(url.origin), await json());
      const { hashPassword } = await hashing();
      const hash = await hashPassword(password, randomBytes(SALT_BYTES), scryptCost);
      const signedUp = await store.mutate(async ({ tx, installation, now, nextSeq }) => {
        const namesake = await findUser(tx, fields.username);
        const { user } = granted(signUp(namesake, fields, { now, newId, nextSeq }));
        await tx.put('users', user);
        await tx.put('credentials', { userId: user._id, hash });
        const value: SignupAnswer = {
          createdUser: await oneUser(tx, user, picture, null),
          encodedToken: signToken(user, installation.signingKey, now),
        };
        return {
          value,
          change: { kind: 'signedUp', actorId: user._id, postIds: [], userIds: [user._id] },
        };
      });
      return reply(signedUp, 201);
    }),

    route('post', '*/api/auth/login', async ({ json }) => {
      const { username, password } = parse(LoginSchema, await json());
      const { value, revision } = await store.read(async (tx, { signingKey }) => {
        const user = found(await findUser(tx, username), 'unknownUsername');
        const credential = await tx.get('credentials', user._id);
        return { user, foundUser: await oneUser(tx, user, picture, null), credential, signingKey };
      });
      const { verifyPassword } = await hashing();
      const isRight = await verifyPassword(password, value.credential?.hash ?? '');
      if (!isRight) throw Refusal.named('wrongPassword');
      const answer: LoginAnswer = {
        foundUser: value.foundUser,
        encodedToken: signToken(value.user, value.signingKey, clock.now()),
      };
      return reply({ value: answer, revision });
    }),
  ];
}
