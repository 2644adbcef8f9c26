import { HEADERS } from '../domain/limits';
import { RequestLog, withRequestLog } from './requestLog';

const ask = (path = '/api/posts?feed=home') => new Request(`http://cinefolk.test${path}`);
const ok = () => Promise.resolve(new Response('{}', { headers: { [HEADERS.handler]: 'GET /x' } }));

it('logs the request, its result and its handler', async () => {
  const log = new RequestLog();
  await withRequestLog(ok, 'page', log)(ask());
  expect(log.read()).toEqual([
    {
      id: 1,
      method: 'GET',
      path: '/api/posts?feed=home',
      via: 'page',
      result: 200,
      ms: expect.any(Number),
      handler: 'GET /x',
    },
  ]);
});

it('shows a pending call, and the error with which it ended', async () => {
  const log = new RequestLog();
  let fail: (reason: Error) => void = () => undefined;
  const lost = () => new Promise<Response>((_resolve, reject) => (fail = reject));
  const answer = withRequestLog(lost, 'worker', log)(ask());
  expect(log.read()[0]).toMatchObject({ result: null, handler: null, via: 'worker' });
  fail(new TypeError('Failed to fetch'));
  await expect(answer).rejects.toThrow('Failed to fetch');
  expect(log.read()[0]).toMatchObject({ result: 'TypeError', handler: null });
});

it('names no handler if something other than the backend answered', async () => {
  const log = new RequestLog();
  const page = () => Promise.resolve(new Response('<!doctype html>'));
  await withRequestLog(page, 'worker', log)(ask());
  expect(log.read()[0]).toMatchObject({ result: 200, handler: null });
});

it('keeps the last hundred, the newest first, until it is cleared', async () => {
  const log = new RequestLog();
  const fetch = withRequestLog(ok, 'page', log);
  for (let count = 1; count <= 101; count += 1) await fetch(ask(`/api/posts/${count}`));
  expect(log.read()).toHaveLength(100);
  expect(log.read()[0]?.path).toBe('/api/posts/101');
  log.clear();
  expect(log.read()).toEqual([]);
});

it('notifies of every change until unsubscribed', async () => {
  const log = new RequestLog();
  const listener = jest.fn();
  const stop = log.subscribe(listener);
  await withRequestLog(ok, 'page', log)(ask());
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  log.clear();
  expect(listener).toHaveBeenCalledTimes(2);
});
