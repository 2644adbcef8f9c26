import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

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
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['HOST', ''],
  ['DATA_DIR', ''],
  ['SIGN_UP', 'invited'],
  ['COMMUNITY_NAME', ''],
  ['COMMUNITY_NAME', 'Two\nlines'],
  ['COMMUNITY_NAME', 'x'.repeat(51)],
  ['COMMUNITY_RULES', ''],
  ['COMMUNITY_RULES', './no-such-file'],
  ['SAMPLE_DATA', 'yes'],
  ['TRUST_PROXY', 'yes'],
  ['RATE_LIMITS', 'yes'],
  ['METRICS_PORT', 'on'],
  ['LOG_LEVEL', 'loud'],
])('names %s when it is "%s"', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .*"${value}"`));
});

test('keeps the password in a wrong DATABASE_URL to itself', () => {
  const environment = { DATABASE_URL: 'mysql://me:secret@db' };
  expect(() => readConfig(environment)).toThrow(/^DATABASE_URL must (?!.*secret)/);
});

test('takes the rules as they are, or from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cinefolk-rules-'));
  const file = join(folder, 'rules.txt');
  writeFileSync(file, 'No spoilers.\nBe kind.\n');
  const rulesOf = (COMMUNITY_RULES: string) => readConfig({ COMMUNITY_RULES }).COMMUNITY_RULES;
  expect(rulesOf(file)).toBe('No spoilers.\nBe kind.');
  expect(rulesOf('No spoilers.')).toBe('No spoilers.');
  expect(() => rulesOf('x'.repeat(5_001))).toThrow(/^COMMUNITY_RULES must .{1,300}$/);
  rmSync(folder, { recursive: true });
});

test('names every wrong value at once', () => {
  expect(() => readConfig({ PORT: 'x', SAMPLE_DATA: 'y' })).toThrow(/PORT[^]*SAMPLE_DATA/);
});
