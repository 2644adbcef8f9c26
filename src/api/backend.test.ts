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
  const source = backendSource(settings, started);
  const [backend, same] = await Promise.all([source(), source()]);
  expect(same).toBe(backend);
  expect(started.mock.calls).toEqual([[backend]]);
  const answer = await backend.answer(new Request('http://cinefolk.test/api/posts'));
  expect(await answer.text()).toContain('"/films/photos/');
});
