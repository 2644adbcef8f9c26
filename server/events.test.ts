import { reading, started } from './testing/startEvents';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

afterEach(() => jest.useRealTimers());

test('says where it begins, and tells what is committed from then on', async () => {
  const { commit, events, open } = await started(3);
  const response = await open();
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
    'x-answered-by': 'cinefolk',
    'x-handler': 'GET /api/events',
  });
  const read = reading(response);
  expect(await read(1)).toBe('id: 3\n\n');
  expect(events.count()).toBe(1);
  await commit();
  expect(await read(1)).toMatch(/^id: 4\ndata: {"kind":"liked"/);
  events.close();
  expect(events.count()).toBe(0);
  expect(await read(1)).toBe('(end)');
});

test('a stream that nobody reads any more is no longer counted, or told of anything', async () => {
  const { changes, commit, events, open } = await started();
  const { body } = await open();
  await body?.cancel();
  expect(events.count()).toBe(0);
  await settled();
  const after = jest.spyOn(changes, 'after');
  await commit();
  await settled();
  expect(after).not.toHaveBeenCalled();
  events.close();
});

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
