import { createMemoryDb } from '../mocks/db/memory';
import { createRespond } from '../mocks/handlers/respond';
import { signToken } from '../mocks/session/token';
import { aUser } from '../mocks/testing/records';
import type { Change } from '../src/domain/backend';
import { createEvents, heardBy } from './events';
import { createHub } from './hub';
import { createServerStore } from './store';
import { changeAt, createMemoryLog } from './testing/changeLog';

const NOW = new Date('2026-05-02T12:00:00Z');
const KEY = new Uint8Array(32);
const ada = aUser({ _id: 'ada', username: 'ada', usernameKey: 'ada' });
const clock = { now: () => NOW };
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

afterEach(() => jest.useRealTimers());

/** A server at revision `commits`, whose log has all of them. */
async function started(commits = 0) {
  const changes = createMemoryLog();
  const hub = createHub(changes, log);
  const store = createServerStore({
    db: createMemoryDb(),
    clock,
    newSigningKey: () => KEY,
    writeSeed: async (tx) => {
      await tx.put('users', ada);
      return 1;
    },
    record: (_tx, change) => Promise.resolve(void changes.all.push(change)),
    notify: hub.wake,
  });
  await store.fillIfEmpty();
  const commit = (rest: Partial<Change> = {}) =>
    store.mutate(() => Promise.resolve({ value: null, change: changeAt(0, rest) }));
  for (let n = 0; n < commits; n += 1) await commit();
  const respond = createRespond(store.currentRevision);
  const events = createEvents({ hub, changes, store, clock, respond, log });
  const open = (query = '', headers: Record<string, string> = {}) =>
    events.open(
      new Request(`http://films.test/api/events${query}`, {
        headers: { Authorization: signToken(ada, KEY, NOW), ...headers },
      }),
    );
  return { changes, commit, events, open };
}

/** The next texts of a stream. */
function reading({ body }: Response) {
  if (!body) throw new Error('The answer has no body.');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  return async (count: number): Promise<string> => {
    let text = '';
    for (let n = 0; n < count; n += 1) text += (await reader.read()).value ?? '(end)';
    return text;
  };
}

test('says where it begins, and tells what is committed from then on', async () => {
  const { commit, events, open } = await started(3);
  const response = await open();
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  const read = reading(response);
  expect(await read(1)).toBe('id: 3\n\n');
  await commit();
  expect(await read(1)).toMatch(/^id: 4\ndata: {"kind":"liked"/);
  events.close();
  expect(await read(1)).toBe('(end)');
});

test.each([
  ['the address', '?after=1', {}],
  ['the event heard last, which is newer', '?after=0', { 'Last-Event-ID': '1' }],
])('tells what was missed since %s', async (_what, query, headers) => {
  const { events, open } = await started(3);
  const text = await reading(await open(query, headers))(3);
  expect(text.match(/^id: .*$/gm)).toEqual(['id: 1', 'id: 2', 'id: 3']);
  events.close();
});

test.each([
  ['was forgotten', 3, '?after=1', (all: Change[]) => all.splice(0, 2)],
  ['is too much to tell', 502, '?after=1', () => undefined],
  ['lies in another past', 3, '?after=9', () => undefined],
])(
  'has a caller ask for everything when what it missed %s',
  async (_what, count, query, forget) => {
    const { changes, events, open } = await started(count);
    forget(changes.all);
    expect(await reading(await open(query))(1)).toBe(`id: ${count}\nevent: reset\ndata: {}\n\n`);
    events.close();
  },
);

test('refuses a stranger as every call does', async () => {
  const { open } = await started();
  const response = await open('', { Authorization: 'none' });
  expect([response.status, await response.json()]).toEqual([
    401,
    { errors: ['The token is invalid. Unauthorized access error.'] },
  ]);
});

test('says something from time to time, and ends after a while so that the token is checked again', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const { events, open } = await started(1);
  const read = reading(await open());
  expect(await read(1)).toBe('id: 1\n\n');
  jest.advanceTimersByTime(20_000);
  expect(await read(1)).toBe('id: 1\n\n');
  jest.advanceTimersByTime(15 * 60_000);
  expect(await read(43)).toBe('id: 1\n\n'.repeat(43));
  expect(await read(1)).toBe('(end)');
  events.close();
});

test('ends the stream of a client that does not read', async () => {
  const { commit, events, open } = await started();
  const { body } = await open();
  const long = { postIds: Array.from({ length: 2_000 }, () => 'x'.repeat(60)) };
  for (let n = 0; n < 4; n += 1) await commit(long);
  await new Promise((resolve) => setImmediate(resolve));
  let bytes = 0;
  for await (const chunk of body ?? []) bytes += chunk.length;
  expect(bytes).toBeLessThan(4 * 120_000);
  events.close();
});

test.each(['bookmarked', 'watchlist', 'notifications'] as const)(
  'that somebody %s is for them alone',
  (kind) => {
    const change = changeAt(1, { kind, actorId: 'ada' });
    expect(heardBy('ada', change)).toEqual(change);
    expect(heardBy('bob', change)).toBeNull();
  },
);

test('nobody hears who else was notified, or in which of their pages somebody did something', () => {
  const change = changeAt(1, { notifiedIds: ['bob', 'eve'], page: 'tab' });
  expect(heardBy('ada', change)).toEqual(changeAt(1, { page: 'tab' }));
  expect(heardBy('bob', change)).toEqual(changeAt(1, { notifiedIds: ['bob'] }));
  expect(heardBy('joe', change)).toEqual(changeAt(1));
});
