import { readConfig } from './config';

test('needs nothing: everything has a default', () => {
  expect(readConfig({})).toEqual({
    PORT: 8080,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    SIGN_UP: 'open',
    SAMPLE_DATA: 'off',
    TRUST_PROXY: 'off',
    LOG_LEVEL: 'info',
  });
});

test('takes what the environment says, and ignores the rest of it', () => {
  const config = readConfig({ PORT: '0', DATABASE_URL: 'postgres://me@db/films', PATH: '/bin' });
  expect(config).toMatchObject({ PORT: 0, DATABASE_URL: 'postgres://me@db/films' });
  expect(config).not.toHaveProperty('PATH');
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['HOST', ''],
  ['DATA_DIR', ''],
  ['DATABASE_URL', 'mysql://db'],
  ['SIGN_UP', 'invite'],
  ['SAMPLE_DATA', 'yes'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('names %s when it is "%s"', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .*"${value}"`));
});

test('names every wrong value at once', () => {
  expect(() => readConfig({ PORT: 'x', SAMPLE_DATA: 'y' })).toThrow(/PORT[^]*SAMPLE_DATA/);
});
