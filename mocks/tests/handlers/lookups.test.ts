import { createTestBackend } from '../../testing/testBackend';
import { expectRefusal, get } from '../../testing/builders';

test.each([
  ['/api/posts/gone', 'postNotFound'],
  ['/api/posts?replyTo=gone', 'postNotFound'],
  ['/api/posts/user/nobody', 'userNotFound'],
  ['/api/posts/user/nobody?sort=latest', 'userNotFound'],
  ['/api/posts/user/nobody?replies=true', 'userNotFound'],
  ['/api/users/gone', 'userNotFound'],
  ['/api/users?username=nobody', 'userNotFound'],
] as const)('GET %s: %s', async (path, refusal) => {
  const { backend } = await createTestBackend();
  expectRefusal(await get(backend, path), refusal);
});
