import { createMemoryKeeper } from '../../testing/memoryKeeper';
import { makeTestStore } from '../../testing/makeTestStore';
import { loggedIn, loggedOut, sessionRefused, sessionRestored } from '../auth/authSlice';
import { draftChanged, editDraftChanged, postSubmitted, selectDraft } from './postsSlice';

const TEXT = 'Half a sentence about';

/** A person's drafts as another page with the same browser storage finds them. */
const reopen = async (keeper: ReturnType<typeof createMemoryKeeper>, as?: string) => {
  const { store, server } = await makeTestStore({ as: null, keeper });
  store.dispatch(sessionRestored(await server.signIn(as ?? 'matinee')));
  await new Promise((resolve) => setImmediate(resolve));
  return store.getState().posts;
};

const typeAndPause = async (text: string) => {
  const app = await makeTestStore();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  for (let end = 1; end <= text.length; end += 1)
    app.store.dispatch(draftChanged({ content: text.slice(0, end) }));
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  return app;
};

it('keeps what is typed within a second of the last key, by one write', async () => {
  const { store, keeper } = await makeTestStore();
  const write = jest.spyOn(keeper, 'write');
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  for (let end = 1; end <= TEXT.length; end += 1)
    store.dispatch(draftChanged({ content: TEXT.slice(0, end) }));
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  expect(write).toHaveBeenCalledTimes(1);
  expect((await reopen(keeper)).draft).toEqual({ content: TEXT, photos: null });
});

it('keeps an edit that was begun', async () => {
  const { store, keeper } = await makeTestStore();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const post = { content: 'As it stood', photos: null };
  const change = { content: TEXT };
  store.dispatch(editDraftChanged({ postId: 'first-showing', post, change }));
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  expect((await reopen(keeper)).editDrafts).toEqual({
    'first-showing': { content: TEXT, photos: null },
  });
});

it.each([
  ['a logout', loggedOut],
  ['a refused token', sessionRefused],
])('keeps the very last words at %s, and gives them back to their writer', async (_name, event) => {
  const { store, keeper, session, transport } = await makeTestStore();
  store.dispatch(draftChanged({ content: TEXT }));
  store.dispatch(event());
  await transport.quiet();
  expect(selectDraft(store.getState()).content).toBe('');
  if (!session) throw new Error('Nobody was signed in.');
  store.dispatch(loggedIn({ ...session, how: 'form' }));
  await transport.quiet();
  expect(selectDraft(store.getState()).content).toBe(TEXT);
  expect((await reopen(keeper)).draft.content).toBe(TEXT);
});

it('shows nobody another person’s draft', async () => {
  const { keeper } = await typeAndPause(TEXT);
  expect((await reopen(keeper, 'kinokai')).draft.content).toBe('');
  expect((await reopen(keeper, 'matinee')).draft.content).toBe(TEXT);
});

it('sends on a post whose page was closed while it was on its way', async () => {
  const { store, keeper, transport } = await makeTestStore();
  const held = transport.holdsRequest('POST /api/posts');
  store.dispatch(postSubmitted({ content: TEXT, photos: null }));
  await held.waits;
  const later = await makeTestStore({ as: null, keeper });
  later.store.dispatch(sessionRestored(await later.server.signIn('matinee')));
  await new Promise((resolve) => setImmediate(resolve));
  await later.transport.quiet();
  held.release();
  expect(later.store.getState().posts).toMatchObject({ draft: { content: '' }, outbox: [] });
  const { body } = await later.server.call('GET', '/api/posts');
  expect(JSON.stringify(body)).toContain(TEXT);
});

it('leaves alone at a logout what another tab has kept', async () => {
  const { keeper } = await typeAndPause(TEXT);
  const other = await makeTestStore({ keeper });
  other.store.dispatch(loggedOut());
  await other.transport.quiet();
  expect((await reopen(keeper)).draft.content).toBe(TEXT);
});

it('forgets a draft that became a post', async () => {
  const { store, keeper, transport } = await typeAndPause(TEXT);
  store.dispatch(postSubmitted({ content: TEXT, photos: null }));
  await transport.quiet();
  expect(await reopen(keeper)).toMatchObject({ draft: { content: '' }, outbox: [] });
});

it('does not overwrite what is typed while the kept draft is read', async () => {
  const keeper = createMemoryKeeper({
    'drafts:x': { draft: { content: 'Old', photos: null }, editDrafts: {}, outbox: [] },
  });
  const { store, server } = await makeTestStore({ as: null, keeper });
  const session = await server.signIn('matinee');
  store.dispatch(sessionRestored({ ...session, user: { ...session.user, _id: 'x' } }));
  store.dispatch(draftChanged({ content: 'New' }));
  await new Promise((resolve) => setImmediate(resolve));
  expect(selectDraft(store.getState()).content).toBe('New');
});
