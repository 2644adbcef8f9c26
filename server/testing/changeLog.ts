import type { Change } from '../../src/domain/backend';
import type { ChangeLog } from '../db/changes';

export const changeAt = (revision: number, rest: Partial<Change> = {}): Change => ({
  kind: 'liked',
  actorId: 'ada',
  postIds: ['p'],
  userIds: [],
  ...rest,
  revision,
});

/** A log in memory, whose answers are as late as the test wants. */
export function createMemoryLog(
  pause: () => Promise<void> = () => Promise.resolve(),
): ChangeLog & { all: Change[] } {
  const all: Change[] = [];
  return {
    all,
    async after(revision, limit) {
      await pause();
      const found = all.filter((change) => change.revision > revision).slice(0, limit);
      await pause();
      return found;
    },
    purge: () => Promise.resolve(),
  };
}

/** A log that answers only when the test reads: the earliest question, or the latest. */
export function createSlowLog() {
  const waiting: (() => void)[] = [];
  const changes = createMemoryLog(() => new Promise<void>((resolve) => void waiting.push(resolve)));
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const read = async (end: 'shift' | 'pop' = 'shift') => {
    waiting[end]()?.();
    await settled();
  };
  const readAll = async () => {
    await settled();
    while (waiting.length > 0) await read();
  };
  return { changes, read, readAll };
}
