import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from './folderLock';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cinefolk-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('has this process’s number until it is given back', () => {
  const path = join(folder, 'lock');
  const unlock = lockFolder(path);
  expect(readFileSync(path, 'utf8')).toBe(String(process.pid));
  unlock();
  expect(existsSync(path)).toBe(false);
});

test('refuses a folder that a living process has, and leaves its lock', () => {
  const path = join(folder, 'lock');
  writeFileSync(path, String(process.ppid));
  expect(() => lockFolder(path)).toThrow(FolderInUseError);
  expect(readFileSync(path, 'utf8')).toBe(String(process.ppid));
});

test.each([
  ['of a process that has ended', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['without a number', () => ''],
  ['with our own number, from before a restart', () => String(process.pid)],
])('takes over a lock %s', (_what, content) => {
  const path = join(folder, 'lock');
  writeFileSync(path, content());
  lockFolder(path);
  expect(readFileSync(path, 'utf8')).toBe(String(process.pid));
});
