import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config';

test('needs nothing: everything has a default', () => {
  expect(readConfig({})).toEqual({
    PORT: 8080,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    SIGN_UP: 'open',
    SAMPLE_DATA: 'off',
    TRUST_PROXY: 'off',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
  });
});

test('takes what the environment says, and ignores the rest of it', () => {
  const config = readConfig({ PORT: '0', DATABASE_URL: 'postgres://me@db/films', PATH: '/bin' });
  expect(config).toMatchObject({ PORT: 0, DATABASE_URL: 'postgres://me@db/films' });
  expect(config).not.toHaveProperty('PATH');
});

test.each([
  ['PORT', 'eighty', 'be a number'],
  ['PORT', '80a', 'be a number'],
  ['PORT', '-80', 'be a number'],
  ['PORT', '65536', 'be at most 65535'],
  ['HOST', '', 'be an address'],
  ['DATA_DIR', '', 'be a folder'],
  ['SIGN_UP', 'invited', 'be open, invite or closed'],
  ['COMMUNITY_NAME', '', 'be a name'],
  ['COMMUNITY_NAME', '\u2800', 'be a name'],
  ['COMMUNITY_NAME', 'Two\nlines', 'be one line'],
  ['COMMUNITY_NAME', 'x'.repeat(51), 'have at most 50 letters'],
  ['COMMUNITY_RULES', '', 'not be empty'],
  ['COMMUNITY_RULES', '\u3164\n\u200b', 'not be empty'],
  ['COMMUNITY_RULES', './no-such-file', 'be a text, or the path of a file that can be read'],
  ['COMMUNITY_RULES', '/no-such-file', 'be a text, or the path of a file that can be read'],
  ['COMMUNITY_RULES', '../no-such-file', 'be a text, or the path of a file that can be read'],
  ['SAMPLE_DATA', 'yes', 'be on or off'],
  ['TRUST_PROXY', 'yes', 'be on or off'],
  ['RATE_LIMITS', 'yes', 'be on or off'],
  ['METRICS_PORT', 'on', 'be a number'],
  ['LOG_LEVEL', 'loud', 'be one of fatal, error, warn, info, debug, trace, silent'],
])('refuses %s %j: it must %s', (name, value, what) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new ConfigError(`${name} must ${what}, but is "${value}".`),
  );
});

test.each([
  ['PORT', '65535', 65_535],
  ['METRICS_PORT', '9090', 9_090],
  ['DATABASE_URL', 'postgresql://db', 'postgresql://db'],
  ['COMMUNITY_NAME', ` ${'x'.repeat(50)} `, 'x'.repeat(50)],
  ['COMMUNITY_RULES', ` ${'x'.repeat(5_000)}\n`, 'x'.repeat(5_000)],
  ['COMMUNITY_RULES', 'Bring .../popcorn', 'Bring .../popcorn'],
  ['COMMUNITY_RULES', '.../popcorn', '.../popcorn'],
  ['SIGN_UP', 'invite', 'invite'],
  ['SIGN_UP', 'closed', 'closed'],
  ['SAMPLE_DATA', 'on', 'on'],
  ['TRUST_PROXY', 'on', 'on'],
  ['RATE_LIMITS', 'off', 'off'],
  ['LOG_LEVEL', 'silent', 'silent'],
])('takes a right %s (%#)', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toHaveProperty(name, expected);
});

test.each(['mysql://me:secret@db', 'my-postgres://secret', 'postgres://secret with a space', ''])(
  'keeps the password in the wrong DATABASE_URL "%s" to itself',
  (DATABASE_URL) => {
    expect(() => readConfig({ DATABASE_URL })).toThrow(
      new ConfigError('DATABASE_URL must begin with postgres://, but is something else.'),
    );
  },
);

test('takes the rules as they are, or from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cinefolk-rules-'));
  const file = join(folder, 'rules.txt');
  writeFileSync(file, 'No spoilers.\nBe kind.\n');
  const rulesOf = (COMMUNITY_RULES: string) => readConfig({ COMMUNITY_RULES }).COMMUNITY_RULES;
  expect(rulesOf(file)).toBe('No spoilers.\nBe kind.');
  expect(rulesOf('No spoilers.')).toBe('No spoilers.');
  rmSync(folder, { recursive: true });
});

test('repeats only the beginning of a long value', () => {
  expect(() => readConfig({ COMMUNITY_RULES: 'x'.repeat(5_001) })).toThrow(
    `COMMUNITY_RULES must have at most 5000 characters, but is "${'x'.repeat(200)}…".`,
  );
  expect(() => readConfig({ PORT: 'x'.repeat(200) })).toThrow(`"${'x'.repeat(200)}".`);
});

test('names every wrong value at once, each on a line', () => {
  expect(() => readConfig({ PORT: 'x', SAMPLE_DATA: 'y' })).toThrow(
    /^PORT must be a number, .*\nSAMPLE_DATA must be on or off, .*$/,
  );
});
