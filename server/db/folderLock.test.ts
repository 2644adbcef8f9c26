import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from './folderLock';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cinefolk-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a process on this machine, or in another container, writes into its lock. */
const ownedBy = (processId: number | undefined, host = hostname()) => `${processId} ${host}`;

test('has this process’s number until it is given back', () => {
  const path = join(folder, 'lock');
  const unlock = lockFolder(path);
  expect(readFileSync(path, 'utf8')).toBe(ownedBy(process.pid));
  unlock();
  expect(existsSync(path)).toBe(false);
});

test('refuses a folder that a living process has, and leaves its lock', () => {
  const path = join(folder, 'lock');
  writeFileSync(path, ownedBy(process.ppid));
  expect(() => lockFolder(path)).toThrow(FolderInUseError);
  expect(readFileSync(path, 'utf8')).toBe(ownedBy(process.ppid));
});

test.each([
  ['of a process that has ended', () => ownedBy(spawnSync(process.execPath, ['-e', '']).pid)],
  ['with our own number, from before a restart', () => ownedBy(process.pid)],
])('takes over a lock %s', (_what, content) => {
  const path = join(folder, 'lock');
  writeFileSync(path, content());
  const unlock = lockFolder(path);
  expect(readFileSync(path, 'utf8')).toBe(ownedBy(process.pid));
  unlock();
});

test('leaves a lock from another container, whose processes have the same numbers, while it is renewed', () => {
  const path = join(folder, 'lock');
  const other = ownedBy(process.pid, 'other-container');
  writeFileSync(path, other);
  expect(() => lockFolder(path)).toThrow(FolderInUseError);
  expect(readFileSync(path, 'utf8')).toBe(other);
  const renewed = (secondsAgo: number) => {
    const then = Date.now() / 1000 - secondsAgo;
    utimesSync(path, then, then);
  };
  renewed(8);
  expect(() => lockFolder(path)).toThrow(FolderInUseError);
  renewed(11);
  lockFolder(path)();
  expect(existsSync(path)).toBe(false);
});

test('says which process has the folder, and where', () => {
  const path = join(folder, 'lock');
  writeFileSync(path, ownedBy(process.ppid));
  const here = `Process ${process.ppid} has this folder open: see ${path}.`;
  expect(() => lockFolder(path)).toThrow(here);
  writeFileSync(path, ownedBy(7, 'other-container'));
  const elsewhere = `Process 7 on other-container has this folder open: see ${path}.`;
  expect(() => lockFolder(path)).toThrow(elsewhere);
});

test('a process of somebody else, which may not be asked, lives', () => {
  const path = join(folder, 'lock');
  writeFileSync(path, ownedBy(process.ppid));
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('Not permitted'), { code: 'EPERM' });
  });
  expect(() => lockFolder(path)).toThrow(FolderInUseError);
});

test('a lock that somebody has removed can be given back', () => {
  const path = join(folder, 'lock');
  const unlock = lockFolder(path);
  rmSync(path);
  expect(unlock).not.toThrow();
});

test('a folder that is not there is no folder in use', () => {
  expect(() => lockFolder(join(folder, 'gone', 'lock'))).toThrow(/ENOENT/);
});

test('takes over a lock that nothing was ever written to', () => {
  const path = join(folder, 'lock');
  writeFileSync(path, '');
  expect(() => lockFolder(path)).toThrow(FolderInUseError);
  utimesSync(path, 0, 0);
  lockFolder(path)();
});

test('renews its lock until it is given back', () => {
  jest.useFakeTimers();
  const path = join(folder, 'lock');
  const unlock = lockFolder(path);
  utimesSync(path, 0, 0);
  jest.advanceTimersByTime(1_999);
  expect(statSync(path).mtimeMs).toBe(0);
  jest.advanceTimersByTime(1);
  expect(statSync(path).mtimeMs).toBeGreaterThan(0);
  unlock();
  // Without a lock, renewing it would fail.
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
});
