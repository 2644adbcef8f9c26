import type { FeedArg } from '../../api/feedAddress';
import { aToken } from '../../testing/builders';
import { createMemoryPageStorage } from '../../testing/memoryPageStorage';
import { makeTestStore } from '../../testing/makeTestStore';
import { postsApi } from '../posts/postsApi';
import { loggedIn, selectAuthStatus, selectEndedBy, selectSessionUser } from './authSlice';
import { restoreSession } from './restoreSession';
import { endSession, writeSession } from './sessionStorage';

const HOME: FeedArg = { feed: 'home', sort: 'latest' };

const notifyOfOtherTab = () =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));

it('finds the session that only the mirror has', async () => {
  const pageStorage = createMemoryPageStorage();
  const { store, server } = await makeTestStore({ as: null, pageStorage });
  const session = await server.signIn('reelruth');
  await writeSession(session, pageStorage);
  localStorage.clear();
  expect(selectAuthStatus(store.getState())).toBe('restoring');
  await restoreSession(store, pageStorage);
  expect(selectSessionUser(store.getState())?.username).toBe('reelruth');
});

it('signs out without a toast if nothing is stored', async () => {
  const { store, pageStorage, toasts } = await makeTestStore({ as: null });
  await restoreSession(store, pageStorage);
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
  expect(selectEndedBy(store.getState())).toBe('nothing');
  expect(toasts()).toEqual([]);
});

it.each([
  ['cannot be read', 'garbage'],
  ['has expired', aToken('matinee', -1)],
])('shows a single toast that the session has ended if its token %s', async (_name, token) => {
  const { store, pageStorage, transport, toasts } = await makeTestStore({ as: null });
  localStorage.setItem('token', token);
  await restoreSession(store, pageStorage);
  await transport.quiet();
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
  expect(selectEndedBy(store.getState())).toBe('refusal');
  expect(toasts()).toEqual(['Your session has ended. Please log in again; your drafts are kept.']);
  const again = await makeTestStore({ as: null, pageStorage });
  await restoreSession(again.store, pageStorage);
  expect(again.toasts()).toEqual([]);
});

it('ends a session that reappeared in local storage after a kill', async () => {
  const { store, pageStorage, session } = await makeTestStore();
  if (!session) throw new Error('Nobody is signed in.');
  await endSession(session.token, pageStorage);
  localStorage.setItem('token', session.token);
  localStorage.setItem('user', JSON.stringify(session.user));
  await restoreSession(store, pageStorage);
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
});

it('does not replace a login during the read', async () => {
  const pageStorage = createMemoryPageStorage();
  const { store, server } = await makeTestStore({ as: null, pageStorage });
  await writeSession(await server.signIn('reelruth'), pageStorage);
  localStorage.clear();
  const kai = await server.signIn('kinokai');
  const restoring = restoreSession(store, pageStorage);
  store.dispatch(loggedIn({ ...kai, how: 'form' }));
  await restoring;
  expect(selectSessionUser(store.getState())?.username).toBe('kinokai');
});

it('follows another tab to another user, with nothing of the first left in the cache', async () => {
  const { store, pageStorage, server, session } = await makeTestStore();
  if (!session) throw new Error('Nobody is signed in.');
  await writeSession(session, pageStorage);
  await restoreSession(store, pageStorage);
  await store.dispatch(postsApi.endpoints.getFeed.initiate(HOME));
  await writeSession(await server.signIn('kinokai'), createMemoryPageStorage());
  notifyOfOtherTab();
  expect(selectSessionUser(store.getState())?.username).toBe('kinokai');
  expect(postsApi.endpoints.getFeed.select(HOME)(store.getState()).data).toBeUndefined();
});

it('follows another tab out', async () => {
  const { store, pageStorage, session } = await makeTestStore();
  if (!session) throw new Error('Nobody is signed in.');
  await writeSession(session, pageStorage);
  await restoreSession(store, pageStorage);
  await endSession(session.token, pageStorage);
  notifyOfOtherTab();
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
});
