import type { Change } from '../src/domain/backend';
import type { ChangeLog } from './db/changes';
import type { Log } from './log';

/** Somebody who hears of changes. */
export interface Listener {
  /** Takes what comes after what it has; what it has already, it leaves. */
  take(change: Change): void;
}

const AT_ONCE = 500;

export interface Hub {
  /** Something was committed, here or by another process. */
  wake(): void;
  /** Tells the listener what was committed after a revision, and from then on everything. */
  join(listener: Listener, revision: number): Promise<void>;
  leave(listener: Listener): void;
}

/** Tells listeners of changes in the order of their commits. Each is read once, for all of them. */
export function createHub(changes: ChangeLog, log: Log): Hub {
  const listeners = new Set<Listener>();
  /** What all of them have been told. */
  let told = 0;
  let reading: Promise<void> | null = null;
  let isBehind = false;

  async function readOn(): Promise<void> {
    while (isBehind && listeners.size > 0) {
      isBehind = false;
      const next = await changes.after(told, AT_ONCE);
      for (const change of next) for (const listener of listeners) listener.take(change);
      told = next.at(-1)?.revision ?? told;
      isBehind ||= next.length === AT_ONCE;
    }
  }

  function wake(): void {
    isBehind = true;
    reading ??= readOn()
      .catch((error: unknown) => log.warn({ err: error }, 'Changes could not be read.'))
      .finally(() => {
        reading = null;
        if (isBehind && listeners.size > 0) wake();
      });
  }

  return {
    wake,
    async join(listener, revision) {
      let last = revision;
      for (let isMissing = true; isMissing;) {
        const before = told;
        const missed = await changes.after(last, AT_ONCE);
        for (const change of missed) listener.take(change);
        last = missed.at(-1)?.revision ?? last;
        // While this was read, the others may have been told more.
        const isOld = told !== before || missed.length === AT_ONCE;
        isMissing = listeners.size > 0 && last < told && isOld;
      }
      if (listeners.size === 0) told = last;
      listeners.add(listener);
      // What was committed since.
      wake();
    },
    leave: (listener) => void listeners.delete(listener),
  };
}
