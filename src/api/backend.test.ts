import { backendSource } from './backend';

const settings = {
  basePath: '/films/',
  delayMs: 0,
  seedPosts: 6,
  seedUsers: 5,
  expectsData: false,
  workerUrl: '/sw.js',
};

it('starts a single backend with the given settings, and calls onStarted once', async () => {
  const started = jest.fn();
  const source = backendSource(settings, null, started);
  const [backend, same] = await Promise.all([source(), source()]);
  expect(same).toBe(backend);
  expect(started.mock.calls).toEqual([[backend]]);
  const answer = await backend.answer(new Request('http://cinefolk.test/api/posts'));
  expect(await answer.text()).toContain('"/films/photos/');
});

it('asks the server that the page came from, whose data it neither opens nor resets', async () => {
  const fetched = jest.fn(() => Promise.resolve(new Response('from the server')));
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  const backend = await backendSource(settings, { installationId: 'key-1' }, jest.fn())();
  const request = new Request('http://cinefolk.test/api/posts');
  expect(await (await backend.answer(request)).text()).toBe('from the server');
  expect(fetched).toHaveBeenCalledWith(request);
  expect(await backend.installation()).toEqual({ id: 'key-1', isKept: true });
  await expect(backend.reset()).rejects.toThrow('cannot be reset');
});
