import { callOf, endpoint } from '../mocks/handlers/endpoint';
import { Refusal } from '../mocks/rules/refusal';
import { DatabaseAwayError, DiskFullError } from './db/failures';
import { shielded } from './shielded';
import { aCaller } from './testing/aCaller';

const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const call = callOf(new Request('http://films.test/api/posts'), {});

const failingWith = (error: Error) =>
  shielded(
    endpoint('get', '*/api/posts', () => Promise.reject(error)),
    log,
  ).answer(call, aCaller({ requestId: 'request-7' }));

test.each([Refusal.named('wrongPassword'), new DiskFullError('no space')])(
  'lets %s through: it is meant for the caller',
  async (error) => {
    await expect(failingWith(error)).rejects.toBe(error);
  },
);

test('refuses with 503 while the database is away', async () => {
  const away = new DatabaseAwayError('refused');
  await expect(failingWith(away)).rejects.toMatchObject({
    name: 'Refusal',
    status: 503,
    message: 'Cinefolk cannot reach its data just now. Please try again.',
  });
  expect(log.warn).toHaveBeenCalledWith(
    { err: away, call: 'GET /api/posts', requestId: 'request-7' },
    expect.any(String),
  );
});

test('tells a stranger only by what name the log has an unexpected error', async () => {
  const cause = new Error('column "secret" does not exist');
  const told = await failingWith(cause).catch(String);
  expect(told).not.toContain('secret');
  expect(told).toContain('Reference: request-7');
  expect(log.error).toHaveBeenCalledWith(
    { err: cause, call: 'GET /api/posts', requestId: 'request-7' },
    expect.any(String),
  );
});
