import { createNodeServer } from './node';
import { ORIGIN } from './testing/client';
import { createTestBackend } from './testing/testBackend';

test('in Node, a plain fetch is answered by the backend', async () => {
  const { backend } = await createTestBackend();
  const server = createNodeServer(backend.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  const response = await fetch(`${ORIGIN}/api/posts/lonely-place`);
  server.close();
  expect(await response.json()).toMatchObject({ post: { username: 'noirnoel' } });
});
