import { getResponse } from 'msw';
import { ChunkLoadError } from '../chunkLoadError';
import { createRoute, type Reply } from './route';

const DELAY_MS = 400;

/** Answers a call through its own route. */
function ask(handle: () => Reply | Promise<Reply>, delayMs = 0): Promise<Response | undefined> {
  const route = createRoute({ delayMs, currentRevision: () => Promise.resolve(9) });
  const handler = route('get', '*/api/thing', handle);
  return getResponse([handler], new Request('http://cinefolk.test/api/thing'));
}

const reply = (): Reply => ({ status: 200, body: { thing: 1 }, revision: 3 });

describe('the delay', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('begins with the work, so that slow work is not made slower', async () => {
    const settled = jest.fn();
    const work = (): Promise<Reply> =>
      new Promise((resolve) => {
        setTimeout(() => resolve(reply()), DELAY_MS);
      });
    const asked = ask(work, DELAY_MS).then(settled);
    await jest.advanceTimersByTimeAsync(DELAY_MS);
    await asked;
    expect(settled).toHaveBeenCalledTimes(1);
  });

  test('holds a quick answer, and a refusal, until it has passed', async () => {
    const settled = jest.fn();
    const failing = (): Reply => {
      throw new Error('no');
    };
    const asked = [ask(reply, DELAY_MS).then(settled), ask(failing, DELAY_MS).then(settled)];
    await jest.advanceTimersByTimeAsync(DELAY_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await Promise.all(asked);
    expect(settled).toHaveBeenCalledTimes(2);
  });
});

test('a full disk is a 507 that says so', async () => {
  const answer = await ask(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(answer?.status).toBe(507);
  expect(await answer?.json()).toEqual({
    errors: ['There is not enough space left on this device to save this.'],
  });
});

test('an unexpected failure is a 500 without a stack, under the current revision', async () => {
  const answer = await ask(() => {
    throw new RangeError('Too far.');
  });
  expect(answer?.status).toBe(500);
  expect(await answer?.json()).toEqual({ error: { name: 'RangeError', message: 'Too far.' } });
  expect(answer?.headers.get('X-Revision')).toBe('9');
});

test('code that could not be fetched is no answer of the server', async () => {
  const missing = ask(() => {
    throw new ChunkLoadError('Importing a module script failed.');
  });
  await expect(missing).rejects.toThrow('Importing a module script failed.');
});

test.each<[what: string, thrown: unknown, expected: { name: string; message: string }]>([
  ['a text', 'Out of film.', { name: 'Error', message: 'Out of film.' }],
  ['nothing', null, { name: 'Error', message: 'null' }],
  ['a name alone', { name: 'Half' }, { name: 'Error', message: '[object Object]' }],
  ['a message alone', { message: 'Half' }, { name: 'Error', message: '[object Object]' }],
  ['an error of another frame', { name: 'Odd', message: 'No.' }, { name: 'Odd', message: 'No.' }],
])('what is thrown as %s is reported as an error all the same', async (_what, thrown, expected) => {
  const answer = await ask(() => {
    throw thrown;
  });
  expect(answer?.status).toBe(500);
  expect(await answer?.json()).toEqual({ error: expected });
});

test('a failure is reported also where not even the revision can be read', async () => {
  const currentRevision = () => Promise.reject(new Error('The disk is gone.'));
  const handler = createRoute({ delayMs: 0, currentRevision })('get', '*/api/thing', () => {
    throw new Error('The disk is gone.');
  });
  const answer = await getResponse([handler], new Request('http://cinefolk.test/api/thing'));
  expect(answer?.status).toBe(500);
  expect(answer?.headers.get('X-Revision')).toBe('0');
});
