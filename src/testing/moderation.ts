import * as v from 'valibot';
import { SignupAnswerSchema } from '../domain/answers';
import { loggedIn, type Session } from '../features/auth/authSlice';
import type { makeTestStore } from './makeTestStore';

type Parts = Pick<Awaited<ReturnType<typeof makeTestStore>>, 'server' | 'store'>;

const USHER = {
  firstName: 'Ada',
  lastName: 'Usher',
  username: 'usher',
  password: 'house-lights',
  avatar: '/avatars/usher.svg',
};

/** Makes an account: the first of somebody who is no sample person, and so an admin's. */
export const signUpAdmin = async ({ server }: Pick<Parts, 'server'>): Promise<Session> => {
  const { body } = await server.call('POST', '/api/auth/signup', { body: USHER });
  const { createdUser: user, encodedToken: token } = v.parse(SignupAnswerSchema, body);
  return { user, token };
};

/** Signs in with such an account, before anything is rendered. */
export const signInAsAdmin = async (parts: Parts): Promise<void> => {
  parts.store.dispatch(loggedIn({ ...(await signUpAdmin(parts)), how: 'form' }));
};

/** Reports something as a sample person. */
export const reportAs = async (
  { server }: Pick<Parts, 'server'>,
  username: string,
  about: { kind: string; id: string },
  reason: string,
): Promise<void> => {
  const { token } = await server.signIn(username);
  const reportData = { about, reason };
  const { status } = await server.call('POST', '/api/reports', { token, body: { reportData } });
  if (status !== 201) throw new Error(`No report: ${status}.`);
};
