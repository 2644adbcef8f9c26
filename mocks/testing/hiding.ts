import type { Backend } from '../../src/domain/backend';
import { get, post, type Person } from './builders';
import { bodyOf, type Answer } from './client';
import { BODIES } from './shapes';

type Hiding = 'block' | 'unblock' | 'mute' | 'unmute';

/** Blocks or mutes somebody, or takes it back. */
export const tryHide = (
  backend: Backend,
  how: Hiding,
  by: Person,
  userId: string,
): Promise<Answer> => post(backend, `/api/users/${how}/${userId}`, by.token);

/** The same, for a call that is granted: answers whom the person blocks and mutes after it. */
export const hide = async (backend: Backend, how: Hiding, by: Person, whom: Person) =>
  bodyOf(await tryHide(backend, how, by, whom.user._id), 200, BODIES.hiddenIds);

/** Replaces the words that somebody hides. */
export const hideWords = async (backend: Backend, words: readonly string[], { token }: Person) =>
  bodyOf(await post(backend, '/api/users/hidden-words', token, { words }), 200, BODIES.hidden);

/** All that somebody would rather not see. */
export const hiddenBy = async (backend: Backend, { token }: Person) =>
  bodyOf(await get(backend, '/api/users/hidden', token), 200, BODIES.hidden);
