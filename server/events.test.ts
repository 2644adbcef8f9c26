import { createMemoryDb } from '../mocks/db/memory';
import { createRespond } from '../mocks/handlers/respond';
import { signToken } from '../mocks/session/token';
import { aUser } from '../mocks/testing/records';
import type { Change } from '../src/domain/backend';
import type { StaffRole } from '../src/domain/roles';
import { createEvents } from './events';
import { createHub } from './hub';
import { createServerStore } from './store';
import { aCaller } from './testing/aCaller';
import { changeAt, createMemoryLog } from './testing/changeLog';

const NOW = new Date('2026-05-02T12:00:00Z');
const KEY = new Uint8Array(32);
const ada = aUser({ _id: 'ada', username: 'ada', usernameKey: 'ada' });
const clock = { now: () => NOW };
const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };

afterEach(() => jest.useRealTimers());

/** A server at revision `commits`, whose log has all of them, and on which Ada has a role, or none. */
async function started(commits = 0, role?: StaffRole) {
  const changes = createMemoryLog();
  const hub = createHub(changes, log);
  const db = createMemoryDb();
  const store = createServerStore({
    db,
    clock,
    newSigningKey: () => KEY,
    writeSeed: async (tx) => {
      await tx.put('users', { ...ada, ...(role && { role }) });
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
      aCaller(),
    );
  /** As another process on the same database does. */
  const endSessions = () => db.write((tx) => tx.put('users', { ...ada, sessionsEnded: 1 }));
  const giveRole = (given: StaffRole) =>
    store.mutate(async ({ tx }) => {
      await tx.put('users', { ...ada, role: given });
      return { value: null, change: changeAt(0, { kind: 'account', actorId: 'ada' }) };
    });
  return { changes, commit, endSessions, events, giveRole, open };
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
  expect(events.count()).toBe(1);
  await commit();
  expect(await read(1)).toMatch(/^id: 4\ndata: {"kind":"liked"/);
  events.close();
  expect(events.count()).toBe(0);
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

test('ends when its caller’s sessions end, so that the token is checked again', async () => {
  const { commit, events, open } = await started(1);
  const read = reading(await open());
  await commit({ kind: 'account', actorId: 'bob' });
  await commit({ kind: 'account', actorId: 'ada' });
  expect(await read(3)).toMatch(/^id: 1\n\nid: 2\n.*\n\nid: 3\n/);
  expect(await read(1)).toBe('(end)');
  events.close();
});

test('goes on past the end of sessions that its token has outlived', async () => {
  const { commit, events, open } = await started(1);
  await commit({ kind: 'account', actorId: 'ada' });
  const read = reading(await open('?after=1'));
  await commit();
  expect(await read(3)).toMatch(/^id: 1\n\nid: 2\n.*\n\nid: 3\ndata: .*"liked"/);
  events.close();
});

test('is refused once the sessions of its token have ended', async () => {
  const { endSessions, open } = await started();
  await endSessions();
  expect((await open()).status).toBe(401);
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

test('a stream that began anew after a block goes on, also for those who did not hear of it', async () => {
  const { commit, events, open } = await started();
  await commit({ kind: 'hidden', actorId: 'bob', userIds: ['ada', 'bob'] });
  const read = reading(await open('?after=0'));
  expect(await read(1)).toBe('id: 0\n\n');
  await commit();
  expect(await read(1)).toMatch(/^id: 2\ndata: {"kind":"liked"/);
  events.close();
});

test.each(['ada', 'bob'])('a block by %s begins the stream of both anew', async (actorId) => {
  const { commit, events, open } = await started();
  const read = reading(await open());
  expect(await read(1)).toBe('id: 0\n\n');
  await commit({ kind: 'hidden', actorId, userIds: ['ada', 'bob'] });
  const heard = actorId === 'ada' ? await read(1) : '';
  expect(heard).toMatch(actorId === 'ada' ? /^id: 1\ndata: {"kind":"hidden"/ : /^$/);
  expect(await read(1)).toBe('(end)');
  events.close();
});

test('tells moderators of reports, and nobody else', async () => {
  for (const [role, told] of [
    ['moderator', /^id: 1\ndata: .*"moderated"/],
    ['admin', /^id: 1\ndata: .*"moderated"/],
    [undefined, /^id: 2\ndata: .*"liked"/],
  ] as const) {
    const { commit, events, open } = await started(0, role);
    const read = reading(await open());
    await read(1);
    await commit({ kind: 'moderated', actorId: 'bob', isModeration: true });
    await commit({ kind: 'liked', actorId: 'bob' });
    expect(await read(1)).toMatch(told);
    events.close();
  }
});

test('tells somebody of reports who has become a moderator meanwhile: they come again', async () => {
  const { commit, events, giveRole, open } = await started();
  const read = reading(await open());
  await read(1);
  await giveRole('moderator');
  expect(await read(2)).toMatch(/"account".*\(end\)$/s);
  const again = reading(await open('', { 'Last-Event-ID': '1' }));
  await again(1);
  await commit({ kind: 'moderated', actorId: 'bob', isModeration: true });
  expect(await again(1)).toMatch(/^id: 2\ndata: .*"moderated"/);
  events.close();
});
