import { HEADERS } from '../../src/domain/limits';
import { createTestBackend } from '../testing/testBackend';
import {
  aDraft,
  aPost,
  aSignup,
  backendWith,
  everything,
  expectRefusal,
  get,
  post,
} from '../testing/builders';
import { bodyOf, ORIGIN, send } from '../testing/client';
import { BODIES } from '../testing/shapes';

describe('an aborted request', () => {
  const abortError = expect.objectContaining({ name: 'AbortError' });

  test('is rejected at once and changes nothing if it was aborted before it was sent', async () => {
    const { backend, me } = await backendWith('me');
    const before = await everything(backend);
    const call = {
      method: 'POST',
      path: '/api/posts',
      token: me.token,
      body: { postData: aDraft() },
    };
    await expect(send(backend, { ...call, signal: AbortSignal.abort() })).rejects.toEqual(
      abortError,
    );
    expect(await everything(backend)).toEqual(before);
  });

  test('is rejected if it is aborted while waiting for the answer', async () => {
    const { backend } = await createTestBackend({ settings: { delayMs: 1_000 } });
    const abort = new AbortController();
    const answer = send(backend, { method: 'GET', path: '/api/posts', signal: abort.signal });
    abort.abort();
    await expect(answer).rejects.toEqual(abortError);
  });

  test('is rejected with its signal’s reason, such as a timeout', async () => {
    const { backend } = await createTestBackend({ settings: { delayMs: 1_000 } });
    const answer = send(backend, {
      method: 'GET',
      path: '/api/posts',
      signal: AbortSignal.timeout(1),
    });
    await expect(answer).rejects.toEqual(expect.objectContaining({ name: 'TimeoutError' }));
  });

  test('leaves the backend able to answer the next one', async () => {
    const { backend } = await createTestBackend();
    const abort = new AbortController();
    const answer = send(backend, { method: 'GET', path: '/api/posts', signal: abort.signal });
    abort.abort();
    await expect(answer).rejects.toEqual(abortError);
    expect((await get(backend, '/api/posts')).status).toBe(200);
  });
});

test('an unexpected exception becomes a 500 with its name and message, and no stack', async () => {
  const { backend } = await createTestBackend({
    newId: () => {
      throw new RangeError('the ids ran out');
    },
  });
  const answer = await post(backend, '/api/auth/signup', undefined, aSignup());
  expect(bodyOf(answer, 500, BODIES.failure)).toEqual({
    error: { name: 'RangeError', message: 'the ids ran out' },
  });
  expect((await everything(backend)).users).toHaveLength(5);
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/reels'],
  ['GET', '/api/posts/one/two'],
  ['PUT', '/api/posts'],
  ['PATCH', '/api/posts/edit/one'],
  ['DELETE', '/api/users/one'],
  ['GET', '/api/auth/login'],
  ['POST', '/api/posts/love/one'],
])('%s %s is refused as an unknown path', async (method, path) => {
  const { backend } = await createTestBackend();
  expectRefusal(await send(backend, { method, path }), 'unknownPath');
});

test('malformed JSON is refused with the reason', async () => {
  const { backend } = await createTestBackend();
  const text = '{"username": ';
  const answer = await send(backend, { method: 'POST', path: '/api/auth/login', text });
  expect(bodyOf(answer, 400, BODIES.errors).errors).toEqual(['The body must be JSON.']);
});

test.each(['/api/posts/%', '/%E0%A4%A/api', '/%E0%A4%A/api/posts'])(
  'an address that cannot be decoded is refused with the reason: %s',
  async (path) => {
    const { backend } = await createTestBackend();
    const { errors } = bodyOf(await get(backend, path), 400, BODIES.errors);
    expect(errors).toEqual([expect.stringContaining('percent sign')]);
  },
);

test('the API answers below any base path', async () => {
  const { backend } = await createTestBackend();
  const answer = await get(backend, '/films/api/posts');
  expect(bodyOf(answer, 200, BODIES.posts).posts).toHaveLength(6);
});

test('every answer is JSON and is marked as the backend’s', async () => {
  const { backend } = await createTestBackend();
  for (const path of ['/api/posts', '/api/posts/gone', '/api/reels', '/api/posts/%']) {
    const { headers } = await backend.answer(new Request(ORIGIN + path));
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(headers.get('X-Answered-By')).toBe('cinefolk');
    expect(headers.get(HEADERS.revision)).toMatch(/^\d+$/);
  }
});

test.each([
  ['GET', '/api/posts?feed=explore', 'GET /api/posts'],
  ['POST', '/api/posts/like/some-post', 'POST /api/posts/like/:postId'],
  ['GET', '/api/users/bookmark', 'GET /api/users/bookmark'],
  ['GET', '/api/reels', 'ALL /api/*'],
  ['GET', '/api/posts/%', 'ALL *'],
])('an answer names the handler of its request: %s %s', async (method, path, call) => {
  const { backend } = await createTestBackend();
  const { headers } = await backend.answer(new Request(ORIGIN + path, { method }));
  expect(headers.get('X-Handler')).toBe(call);
});

test('a body is read as JSON whatever its content type', async () => {
  const { backend, author } = await backendWith('author');
  await aPost(backend, author, { _id: 'made' });
  const { status } = await send(backend, {
    method: 'POST',
    path: '/api/posts/edit/made',
    token: author.token,
    body: { postData: { content: 'x' } },
    headers: { 'Content-Type': 'text/plain' },
  });
  expect(status).toBe(201);
});
