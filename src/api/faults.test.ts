import { providePageGlobals } from '../testing/pageGlobals';
import { withFaults, type Fault } from './faults';

providePageGlobals();

const served = jest.fn(() => Promise.resolve(Response.json({ posts: [] })));
beforeEach(() => served.mockClear());

const put = (faults: unknown) => Reflect.set(window, '__faults', faults);

const ask = (path = '/api/posts', init: RequestInit = {}) =>
  withFaults(served)(new Request(`http://cinefolk.test${path}`, init));

it('lets calls through without faults', async () => {
  expect((await ask()).status).toBe(200);
  put([]);
  expect((await ask()).status).toBe(200);
  expect(served).toHaveBeenCalledTimes(2);
});

it.each<[string, Fault, string, string, boolean]>([
  ['its path', { path: '^/api/posts$' }, 'GET', '/api/posts', true],
  ['a part of its path', { path: 'posts' }, 'GET', '/api/posts/like/1', true],
  ['its path, whatever the query', { path: '^/api/posts$' }, 'GET', '/api/posts?feed=home', true],
  ['its query', { path: 'feed=home' }, 'GET', '/api/posts?feed=home', true],
  ['another path', { path: 'users' }, 'GET', '/api/posts', false],
  ['its method', { path: 'posts', method: 'POST' }, 'POST', '/api/posts', true],
  ['another method', { path: 'posts', method: 'POST' }, 'GET', '/api/posts', false],
])('applies by path and method: %s', async (_name, fault, method, path, isStruck) => {
  put([{ ...fault, status: 503 }]);
  expect((await ask(path, { method })).status).toBe(isStruck ? 503 : 200);
});

it('answers the status instead of the backend, with its body or a default one', async () => {
  put([{ path: 'posts', status: 404 }]);
  expect(await (await ask()).json()).toEqual({ errors: ['Fault 404'] });
  put([{ path: 'posts', status: 500, body: { error: 'of another kind' } }]);
  const answer = await ask();
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ error: 'of another kind' });
  expect(served).not.toHaveBeenCalled();
});

it('answers with a host’s HTML page', async () => {
  put([{ path: 'posts', html: true }]);
  const answer = await ask();
  expect(answer.headers.get('Content-Type')).toBe('text/html');
  expect(await answer.text()).toMatch(/^<!doctype html>/);
});

it('fails a call like a lost connection', async () => {
  put([{ path: 'posts', abort: true }]);
  await expect(ask()).rejects.toThrow(TypeError);
  expect(served).not.toHaveBeenCalled();
});

it('applies the given number of times', async () => {
  put([{ path: 'posts', status: 503, times: 2 }]);
  const statuses = [];
  for (const answer of [ask(), ask(), ask()]) statuses.push((await answer).status);
  expect(statuses).toEqual([503, 503, 200]);
});

it('applies the first fault that matches', async () => {
  put([
    { path: 'users', status: 401 },
    { path: 'posts', status: 404, times: 1 },
    { path: 'posts', status: 503 },
  ]);
  expect((await ask()).status).toBe(404);
  expect((await ask()).status).toBe(503);
});

it('applies with the given probability', async () => {
  put([{ path: 'posts', status: 503, chance: 0.5 }]);
  const random = jest.spyOn(Math, 'random');
  random.mockReturnValueOnce(0.49).mockReturnValueOnce(0.5);
  expect((await ask()).status).toBe(503);
  expect((await ask()).status).toBe(200);
});

it.each([0, 1])('takes a chance of %d', async (chance) => {
  put([{ path: 'posts', status: 503, chance }]);
  expect((await ask()).status).toBe(chance ? 503 : 200);
});

describe('a delay', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('postpones a call, which is then answered as usual', async () => {
    put([{ path: 'posts', delayMs: 2000 }]);
    const answer = ask();
    await jest.advanceTimersByTimeAsync(1999);
    expect(served).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
  });

  it.each(['before', 'while'])(
    'ends with the call when that is aborted %s it waits',
    async (when) => {
      put([{ path: 'posts', delayMs: 2000 }]);
      const abort = new AbortController();
      if (when === 'before') abort.abort();
      const refused = expect(ask('/api/posts', { signal: abort.signal })).rejects.toThrow('abort');
      abort.abort();
      await refused;
      expect(served).not.toHaveBeenCalled();
    },
  );
});

it.each<[string, unknown]>([
  ['no list', { path: 'posts' }],
  ['no path', [{ status: 404 }]],
  ['a path that is no pattern', [{ path: '(' }]],
  ['a status that is none', [{ path: 'posts', status: '404' }]],
  ['a broken count', [{ path: 'posts', times: 1.5 }]],
  ['a negative delay', [{ path: 'posts', delayMs: -1 }]],
  ['a chance beyond certainty', [{ path: 'posts', chance: 1.1 }]],
  ['a chance below none', [{ path: 'posts', chance: -0.1 }]],
  ['a chance that is no number', [{ path: 'posts', chance: '1' }]],
  ['a method that is none', [{ path: 'posts', method: 7 }]],
  ['a switch that is none', [{ path: 'posts', html: 'yes' }]],
  ['an abort that is none', [{ path: 'posts', abort: 1 }]],
])('throws on invalid faults: %s', async (_name, faults) => {
  put(faults);
  await expect(ask()).rejects.toThrow('no fault');
});
