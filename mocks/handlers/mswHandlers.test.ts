import { getResponse } from 'msw';
import { ChunkLoadError } from '../chunkLoadError';
import { endpoint, type Reply } from './endpoint';
import { mswHandlers } from './mswHandlers';

const DELAY_MS = 400;

/** Answers a call through an endpoint of its own. */
function ask(
  answer: () => Reply | Promise<Reply>,
  { delayMs = 0, currentRevision = () => Promise.resolve(9) } = {},
): Promise<Response | undefined> {
  const table = [endpoint('get', '*/api/thing', async () => answer())];
  const handlers = mswHandlers(table, { delayMs, currentRevision });
  return getResponse(handlers, new Request('http://cinefolk.test/api/thing'));
}

const reply = (): Reply => ({ status: 200, body: { thing: 1 }, revision: 3 });

describe('the delay', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('runs while the handler works, so that slow work does not get slower', async () => {
    const settled = jest.fn();
    const work = (): Promise<Reply> =>
      new Promise((resolve) => {
        setTimeout(() => resolve(reply()), DELAY_MS);
      });
    const answered = ask(work, { delayMs: DELAY_MS }).then(settled);
    await jest.advanceTimersByTimeAsync(DELAY_MS);
    await answered;
    expect(settled).toHaveBeenCalledTimes(1);
  });

  test('holds back quick answers and refusals until it is over', async () => {
    const settled = jest.fn();
    const failing = (): Reply => {
      throw new Error('no');
    };
    const answered = [reply, failing].map((answer) =>
      ask(answer, { delayMs: DELAY_MS }).then(settled),
    );
    await jest.advanceTimersByTimeAsync(DELAY_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await Promise.all(answered);
    expect(settled).toHaveBeenCalledTimes(2);
  });
});

test('a full disk becomes a 507 that says so', async () => {
  const answer = await ask(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(answer?.status).toBe(507);
  expect(await answer?.json()).toEqual({
    errors: ['There is not enough space left on this device to save this.'],
  });
});

test('an unexpected failure becomes a 500 with the current revision and without a stack', async () => {
  const answer = await ask(() => {
    throw new RangeError('Too far.');
  });
  expect(answer?.status).toBe(500);
  expect(await answer?.json()).toEqual({ error: { name: 'RangeError', message: 'Too far.' } });
  expect(answer?.headers.get('X-Revision')).toBe('9');
});

test('a chunk load error rejects the call instead of becoming an answer', async () => {
  const missing = ask(() => {
    throw new ChunkLoadError('Importing a module script failed.');
  });
  await expect(missing).rejects.toThrow('Importing a module script failed.');
});

test.each<[what: string, thrown: unknown, expected: { name: string; message: string }]>([
  ['a string', 'Out of film.', { name: 'Error', message: 'Out of film.' }],
  ['nothing', null, { name: 'Error', message: 'null' }],
  ['an object with only a name', { name: 'Half' }, { name: 'Error', message: '[object Object]' }],
  [
    'an object with only a message',
    { message: 'Half' },
    { name: 'Error', message: '[object Object]' },
  ],
  ['an error of another frame', { name: 'Odd', message: 'No.' }, { name: 'Odd', message: 'No.' }],
])('if a handler throws %s, that is reported as an error too', async (_what, thrown, expected) => {
  const answer = await ask(() => {
    throw thrown;
  });
  expect(answer?.status).toBe(500);
  expect(await answer?.json()).toEqual({ error: expected });
});

test('a failure is reported even if the revision cannot be read', async () => {
  const failing = () => {
    throw new Error('The disk is gone.');
  };
  const currentRevision = () => Promise.reject(new Error('The disk is gone.'));
  const answer = await ask(failing, { currentRevision });
  expect(answer?.status).toBe(500);
  expect(answer?.headers.get('X-Revision')).toBe('0');
});
