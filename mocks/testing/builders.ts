import type { Backend } from '../../src/domain/backend';
import type { Post, User } from '../../src/domain/entities';
import { REFUSALS, type RefusalName } from '../../src/domain/errors';
import { HEADERS } from '../../src/domain/limits';
import type { SignupRequest } from '../../src/domain/authRequests';
import type { CreatePostRequest } from '../../src/domain/requests';
import { bodyOf, send, type Answer } from './client';
import { BODIES } from './shapes';
import { createTestBackend, type TestBackend } from './testBackend';

export const PNG = 'data:image/png;base64,iVBORw0KGgo=';
export const MINIMAL = { [HEADERS.prefer]: HEADERS.minimal };

export interface Person {
  user: User;
  token: string;
}

let made = 0;

/** Returns a name that nobody else in this file has. */
export function unused(prefix: string): string {
  made += 1;
  return `${prefix}-${made}`;
}

export function aSignup(fields: Partial<SignupRequest> = {}): SignupRequest {
  return {
    firstName: 'Agnès',
    lastName: 'Varda',
    username: unused('agnes'),
    password: 'cleo-5-to-7',
    avatar: '',
    ...fields,
  };
}

/** Signs up a new user. */
export async function aPerson(
  backend: Backend,
  fields: Partial<SignupRequest> = {},
): Promise<Person> {
  const answer = await send(backend, {
    method: 'POST',
    path: '/api/auth/signup',
    body: aSignup(fields),
  });
  const { createdUser, encodedToken } = bodyOf(answer, 201, BODIES.signup);
  return { user: createdUser, token: encodedToken };
}

/** A new backend, and a new user for each of these names. */
export async function backendWith<Name extends string>(
  ...names: Name[]
): Promise<TestBackend & Record<Name, Person>>;
export async function backendWith(...names: string[]): Promise<TestBackend> {
  const test = await createTestBackend();
  for (const name of names) Object.assign(test, { [name]: await aPerson(test.backend) });
  return test;
}

export function aDraft(
  fields: Partial<CreatePostRequest['postData']> = {},
): CreatePostRequest['postData'] {
  return { _id: unused('post'), content: 'The gleaners stay with you.', photos: null, ...fields };
}

/** Publishes a post by this author. */
export async function aPost(
  backend: Backend,
  { token }: Person,
  fields: Partial<CreatePostRequest['postData']> = {},
): Promise<Post> {
  const answer = await post(backend, '/api/posts', token, { postData: aDraft(fields) }, MINIMAL);
  return bodyOf(answer, 201, BODIES.post).post;
}

export function get(backend: Backend, path: string, token?: string): Promise<Answer> {
  return send(backend, { method: 'GET', path, token });
}

export function post(
  backend: Backend,
  path: string,
  token?: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(backend, { method: 'POST', path, token, body, headers });
}

export function remove(
  backend: Backend,
  postId: string,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(backend, { method: 'DELETE', path: `/api/posts/${postId}`, token, headers });
}

/** All readable data, to show that nothing changed; with a token, as that user sees it. */
export async function everything(
  backend: Backend,
  token?: string,
): Promise<{ users: User[]; posts: Post[] }> {
  const users = await get(backend, '/api/users', token);
  const posts = await get(backend, '/api/posts', token);
  return {
    ...bodyOf(users, 200, BODIES.users),
    ...bodyOf(posts, 200, BODIES.posts),
  };
}

export function idsOf(things: readonly { _id: string }[]): string[] {
  return things.map(({ _id }) => _id);
}

/** Fails unless the answer is exactly this refusal. */
export function expectRefusal(answer: Answer, name: RefusalName): void {
  const [status, message] = REFUSALS[name];
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: { errors: [message] },
  });
}

/** Fails unless the answer rejects the call as malformed and gives a reason. */
export function expectMalformed(answer: Answer): void {
  expect(bodyOf(answer, 400, BODIES.errors).errors).toEqual([expect.stringMatching(/\S/)]);
}
