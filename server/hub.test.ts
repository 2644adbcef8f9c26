import fc from 'fast-check';
import type { Change } from '../src/domain/backend';
import { createHub } from './hub';
import { changeAt, createMemoryLog, createSlowLog } from './testing/changeLog';

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

test('many changes are told in several readings, to whoever listens and to whoever joins', async () => {
  const changes = createMemoryLog();
  const after = jest.spyOn(changes, 'after');
  const hub = createHub(changes, log);
  const commit = (from: number, to: number) => {
    for (let revision = from; revision <= to; revision += 1) changes.all.push(changeAt(revision));
  };
  const revisions = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_none, n) => from + n);
  commit(1, 1_200);
  const [first, second] = [listenerFrom(0), listenerFrom(600)];
  await hub.join(first, 0);
  await settled();
  expect(first.heard).toEqual(revisions(1, 1_200));
  commit(1_201, 2_400);
  hub.wake();
  await settled();
  await hub.join(second, 600);
  await settled();
  expect(first.heard).toEqual(revisions(1, 2_400));
  expect(second.heard).toEqual(revisions(601, 2_400));
  // Three for the first, three for what followed, and five for the second: none is read twice for one of them.
  expect(after.mock.calls.map(([, limit]) => limit)).toEqual(Array(11).fill(500));
  expect(log.warn).not.toHaveBeenCalled();
});

test('while nobody listens, nothing is read', async () => {
  const changes = createMemoryLog();
  const after = jest.spyOn(changes, 'after');
  const hub = createHub(changes, log);
  changes.all.push(changeAt(1));
  hub.wake();
  await settled();
  expect(after).not.toHaveBeenCalled();
});

test('whoever joins hears what the others were told while it read', async () => {
  const { changes, read, readAll } = createSlowLog();
  const hub = createHub(changes, log);
  const [first, second] = [listenerFrom(0), listenerFrom(0)];
  void hub.join(first, 0);
  await readAll();
  void hub.join(second, 0);
  await read('shift');
  changes.all.push(changeAt(1));
  hub.wake();
  await read('pop');
  await read('pop');
  expect([first.heard, second.heard]).toEqual([[1], []]);
  await readAll();
  expect(second.heard).toEqual([1]);
});

test('nobody misses what another process did before somebody joined who has read it', async () => {
  const changes = createMemoryLog();
  const hub = createHub(changes, log);
  const [first, second] = [listenerFrom(0), listenerFrom(0)];
  await hub.join(first, 0);
  await settled();
  changes.all.push(changeAt(1));
  await hub.join(second, 0);
  await settled();
  expect([first.heard, second.heard]).toEqual([[1], [1]]);
});

test('whoever joins does not wait for what was forgotten', async () => {
  const changes = createMemoryLog();
  const hub = createHub(changes, log);
  changes.all.push(changeAt(1), changeAt(2));
  await hub.join(listenerFrom(0), 0);
  await settled();
  changes.all.splice(0);
  const late = listenerFrom(1);
  await hub.join(late, 1);
  changes.all.push(changeAt(3));
  hub.wake();
  await settled();
  expect(late.heard).toEqual([3]);
});

test('what is committed during a reading that fails is read at once', async () => {
  const changes = createMemoryLog();
  const hub = createHub(changes, log);
  const listener = listenerFrom(0);
  await hub.join(listener, 0);
  await settled();
  jest.spyOn(changes, 'after').mockImplementationOnce(async () => {
    await settled();
    changes.all.push(changeAt(1));
    hub.wake();
    throw new Error('away');
  });
  hub.wake();
  await settled();
  await settled();
  expect(listener.heard).toEqual([1]);
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
  expect(log.warn).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.any(String));
  changes.all.push(changeAt(2));
  hub.wake();
  await settled();
  expect(listener.heard).toEqual([1, 2]);
});

test('in any order of commits, joins and slow reads, everybody hears everything once and in order', async () => {
  const step = fc.constantFrom('commit', 'join', 'leave', 'read', 'read the latest first');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { changes, read, readAll } = createSlowLog();
      const hub = createHub(changes, log);
      const joined: { from: number; listener: ReturnType<typeof listenerFrom> }[] = [];
      let revision = 0;
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
      await readAll();
      for (const { from, listener } of joined) {
        const missed = Array.from({ length: revision - from }, (_none, n) => from + n + 1);
        expect(listener.heard).toEqual(missed);
      }
    }),
    { numRuns: 500 },
  );
});
