import type { Backend } from '../../src/domain/backend';
import { aPerson, aPost, MINIMAL, post, type Person } from './builders';
import { bodyOf } from './client';
import { BODIES } from './shapes';
import { createTestBackend } from './testBackend';

/** Ada has a post; Ben, Cleo, Dora and Emil have accounts. */
export async function stage() {
  const { backend, clock } = await createTestBackend();
  const named = (username: string) => aPerson(backend, { username });
  const [ada, ben, cleo] = [await named('Ada'), await named('Ben'), await named('Cleo')];
  const [dora, emil] = [await named('Dora'), await named('Emil')];
  await aPost(backend, ada, { _id: 'made' });
  return { backend, clock, ada, ben, cleo, dora, emil };
}

/** Likes or dislikes a post. */
export async function react(
  backend: Backend,
  how: 'like' | 'dislike',
  { token }: Person,
  id = 'made',
) {
  const answer = await post(backend, `/api/posts/${how}/${id}`, token, {}, MINIMAL);
  expect(answer.status).toBe(201);
}

/** Follows or unfollows somebody. */
export const setFollow = async (
  backend: Backend,
  how: 'follow' | 'unfollow',
  by: Person,
  to: Person,
) => bodyOf(await post(backend, `/api/users/${how}/${to.user._id}`, by.token), 200, BODIES.follow);

/** Gives a post another text. */
export async function edit(backend: Backend, id: string, content: string, { token }: Person) {
  const postData = { content };
  const answer = await post(backend, `/api/posts/edit/${id}`, token, { postData }, MINIMAL);
  expect(answer.status).toBe(201);
}
