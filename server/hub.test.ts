import fc from 'fast-check';
import type { Change } from '../src/domain/backend';
import { createHub } from './hub';
import { changeAt, createMemoryLog } from './testing/changeLog';

const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };

/** A listener that leaves what it has already, as a stream does. */
const listenerFrom = (revision: number) => {
  const heard: number[] = [];
  let last = revision;
  const take = ({ revision: next }: Change): void => {
    if (next <= last) return;
    last = next;
    heard.push(next);
  };
  return { take, heard };
};

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('whoever joins hears all that was committed since, and what follows', async () => {
  const changes = createMemoryLog();
  changes.all.push(changeAt(1), changeAt(2), changeAt(3));
  const hub = createHub(changes, log);
  const listener = listenerFrom(1);
  await hub.join(listener, 1);
  changes.all.push(changeAt(4));
  hub.wake();
  await settled();
  expect(listener.heard).toEqual([2, 3, 4]);
  hub.leave(listener);
  changes.all.push(changeAt(5));
  hub.wake();
  await settled();
  expect(listener.heard).toEqual([2, 3, 4]);
});

test('goes on after a failure of the database with the next commit', async () => {
  const changes = createMemoryLog();
  const hub = createHub(changes, log);
  const listener = listenerFrom(0);
  await hub.join(listener, 0);
  await settled();
  const after = jest.spyOn(changes, 'after').mockRejectedValueOnce(new Error('away'));
  changes.all.push(changeAt(1));
  hub.wake();
  await settled();
  expect(after).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalled();
  changes.all.push(changeAt(2));
  hub.wake();
  await settled();
  expect(listener.heard).toEqual([1, 2]);
});

test('in any order of commits, joins and slow reads, everybody hears everything once and in order', async () => {
  const step = fc.constantFrom('commit', 'join', 'leave', 'read', 'read the latest first');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const waiting: (() => void)[] = [];
      const changes = createMemoryLog(
        () => new Promise<void>((resolve) => void waiting.push(resolve)),
      );
      const hub = createHub(changes, log);
      const joined: { from: number; listener: ReturnType<typeof listenerFrom> }[] = [];
      let revision = 0;
      const read = async (end: 'shift' | 'pop' = 'shift') => {
        waiting[end]()?.();
        await settled();
      };
      for (const next of steps) {
        if (next === 'commit') {
          changes.all.push(changeAt((revision += 1)));
          hub.wake();
        } else if (next === 'join') {
          const listener = listenerFrom(revision);
          joined.push({ from: revision, listener });
          void hub.join(listener, revision);
        } else if (next === 'leave') {
          const left = joined.shift();
          if (left) hub.leave(left.listener);
        }
        if (next === 'read') await read();
        else if (next === 'read the latest first') await read('pop');
        else await settled();
      }
      while (waiting.length > 0) await read();
      for (const { from, listener } of joined) {
        const missed = Array.from({ length: revision - from }, (_none, n) => from + n + 1);
        expect(listener.heard).toEqual(missed);
      }
    }),
    { numRuns: 500 },
  );
});
