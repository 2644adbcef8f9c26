import { DatabaseAwayError, DiskFullError, translated } from './failures';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

test.each([
  '08000',
  '08P01',
  '57P01',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ETIMEDOUT',
])('an error with the code %s means that the database is away', (code) => {
  const error = withCode(code);
  const known = translated(error);
  expect(known).toBeInstanceOf(DatabaseAwayError);
  expect(known).toMatchObject({ name: 'DatabaseAwayError', cause: error });
});

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('the driver’s error "%s" means so too', (message) => {
  expect(translated(new Error(message))).toBeInstanceOf(DatabaseAwayError);
});

test('a full disk is known by the name that a browser gives it', () => {
  const error = withCode('53100');
  const known = translated(error);
  expect(known).toBeInstanceOf(DiskFullError);
  expect(known).toMatchObject({ name: 'QuotaExceededError', cause: error });
});

test.each(['23505', '0800', '108006', '080061', '57P', 'EPIPELINE'])(
  'an error with the code %s stays what it is',
  (code) => {
    const error = withCode(code);
    expect(translated(error)).toBe(error);
  },
);

test.each([new Error('A step failed: Connection terminated'), 'Connection terminated', null])(
  '%p stays what it is',
  (error) => {
    expect(translated(error)).toBe(error);
  },
);
