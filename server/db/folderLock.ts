import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf } from './errorCode';

/** Another process has the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

function isAlive(processId: number): boolean {
  try {
    // Signal 0 is not sent: it only asks whether it could be.
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
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
  if (!take(path)) {
    const owner = Number(readFileSync(path, 'utf8'));
    // After a restart a container's processes have the same numbers.
    const isOurs = owner === process.pid || !Number.isInteger(owner) || owner <= 0;
    if (!isOurs && isAlive(owner)) {
      throw new FolderInUseError(`Process ${owner} has this folder open: see ${path}.`);
    }
    rmSync(path, { force: true });
    if (!take(path)) throw new FolderInUseError(`Another process has just opened this folder.`);
  }
  return () => rmSync(path, { force: true });
}
