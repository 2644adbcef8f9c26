import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from './errorCode';

/** Another process has the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/** How often a lock says that its process lives, and after how long a silence it does not. */
const BEAT_MS = 2_000;
const SILENCE_MS = 10_000;

interface Owner {
  processId: number;
  host: string;
}

const textOf = ({ processId, host }: Owner): string => `${processId} ${host}`;

function readOwner(path: string): Owner {
  const [processId, host = ''] = readFileSync(path, 'utf8').split(' ');
  return { processId: Number(processId), host };
}

function isRunning(processId: number): boolean {
  try {
    // Signal 0 is not sent: it only asks whether it could be.
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Processes of another container cannot be asked, and have the same numbers: their locks have to say that they live, as
 * one does that was not yet written.
 */
function isAlive({ processId, host }: Owner, path: string, self: Owner): boolean {
  if (host !== self.host) return Date.now() - statSync(path).mtimeMs < SILENCE_MS;
  // After a restart a container's processes have the same numbers.
  return processId !== self.processId && isRunning(processId);
}

function take(path: string, self: Owner): boolean {
  try {
    writeFileSync(path, textOf(self), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the lock beside an embedded database, which two processes would destroy without noticing. The lock of a process
 * that was killed is taken over.
 * @returns a function that gives it back
 * @throws FolderInUseError
 */
export function lockFolder(path: string): () => void {
  const self = { processId: process.pid, host: hostname() };
  if (!take(path, self)) {
    const owner = readOwner(path);
    if (isAlive(owner, path, self)) {
      const where = owner.host === self.host ? '' : ` on ${owner.host}`;
      throw new FolderInUseError(
        `Process ${owner.processId}${where} has this folder open: see ${path}.`,
      );
    }
    rmSync(path, { force: true });
    if (!take(path, self))
      throw new FolderInUseError(`Another process has just opened this folder.`);
  }
  const beating = setInterval(() => {
    const now = new Date();
    utimesSync(path, now, now);
  }, BEAT_MS).unref();
  return () => {
    clearInterval(beating);
    rmSync(path, { force: true });
  };
}
