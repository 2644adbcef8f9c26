import type { Backend } from '../../../src/domain/backend';
import { HEADERS } from '../../../src/domain/limits';
import { createTestBackend } from '../../testing/testBackend';
import { aPost, backendWith, get, post } from '../../testing/builders';

async function revisionOf(backend: Backend, path = '/api/posts'): Promise<number> {
  return Number((await get(backend, path)).headers.get(HEADERS.revision));
}

test('every answer has the revision, including refusals and unknown calls', async () => {
  const { backend } = await createTestBackend();
  const revision = await revisionOf(backend);
  expect(Number.isInteger(revision)).toBe(true);
  for (const path of ['/api/users', '/api/posts/gone', '/api/users/bookmark', '/api/nothing']) {
    expect(await revisionOf(backend, path)).toBe(revision);
  }
});

test('the revision rises with each change, and only then', async () => {
  const { backend, author } = await backendWith('author');
  const { _id } = await aPost(backend, author);
  const before = await revisionOf(backend);
  await post(backend, `/api/posts/dislike/${_id}`, author.token);
  expect(await revisionOf(backend)).toBe(before);
  const liked = await post(backend, `/api/posts/like/${_id}`, author.token);
  expect(Number(liked.headers.get(HEADERS.revision))).toBeGreaterThan(before);
  expect(await revisionOf(backend)).toBe(Number(liked.headers.get(HEADERS.revision)));
});
