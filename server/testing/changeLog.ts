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
