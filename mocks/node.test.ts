import { createNodeServer } from './node';
import { createTestBackend, TEST_ORIGIN } from './testing/testBackend';

test('a plain fetch meets the backend', async () => {
  const { backend } = await createTestBackend();
  const server = createNodeServer(backend.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  const response = await fetch(`${TEST_ORIGIN}/api/posts/lonely-place`);
  server.close();
  expect(await response.json()).toMatchObject({ post: { username: 'noirnoel' } });
});
