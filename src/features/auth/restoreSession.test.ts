import type { FeedArg } from '../../api/feedAddress';
import { aToken } from '../../testing/builders';
import { createMemoryKeeper } from '../../testing/memoryKeeper';
import { makeTestStore } from '../../testing/makeTestStore';
import { postsApi } from '../posts/postsApi';
import { loggedIn, selectAuthStatus, selectEndedBy, selectSessionUser } from './authSlice';
import { restoreSession } from './restoreSession';
import { endSession, writeSession } from './sessionStorage';

const HOME: FeedArg = { feed: 'home', sort: 'latest' };

const tellOfOtherTab = () =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));

it('finds the session that only the mirror kept', async () => {
  const keeper = createMemoryKeeper();
  const { store, server } = await makeTestStore({ as: null, keeper });
  const session = await server.signIn('reelruth');
  await writeSession(session, keeper);
  localStorage.clear();
  expect(selectAuthStatus(store.getState())).toBe('restoring');
  await restoreSession(store, keeper);
  expect(selectSessionUser(store.getState())?.username).toBe('reelruth');
});

it('signs out without a word where nothing is remembered', async () => {
  const { store, keeper, notices } = await makeTestStore({ as: null });
  await restoreSession(store, keeper);
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
  expect(selectEndedBy(store.getState())).toBe('nothing');
  expect(notices()).toEqual([]);
});

it.each([
  ['cannot be read', 'garbage'],
  ['has expired', aToken('matinee', -1)],
])('says that the session has ended where its token %s, and says it once', async (_name, token) => {
  const { store, keeper, transport, notices } = await makeTestStore({ as: null });
  localStorage.setItem('token', token);
  await restoreSession(store, keeper);
  await transport.quiet();
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
  expect(selectEndedBy(store.getState())).toBe('refusal');
  expect(notices()).toEqual(['Your session has ended. Please log in again; your drafts are kept.']);
  const again = await makeTestStore({ as: null, keeper });
  await restoreSession(again.store, keeper);
  expect(again.notices()).toEqual([]);
});

it('ends a session that a kill brought back into local storage', async () => {
  const { store, keeper, session } = await makeTestStore();
  if (!session) throw new Error('Nobody is signed in.');
  await endSession(session.token, keeper);
  localStorage.setItem('token', session.token);
  localStorage.setItem('user', JSON.stringify(session.user));
  await restoreSession(store, keeper);
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
});

it('does not overrule a person who logs in meanwhile', async () => {
  const keeper = createMemoryKeeper();
  const { store, server } = await makeTestStore({ as: null, keeper });
  await writeSession(await server.signIn('reelruth'), keeper);
  localStorage.clear();
  const kai = await server.signIn('kinokai');
  const restoring = restoreSession(store, keeper);
  store.dispatch(loggedIn({ ...kai, how: 'form' }));
  await restoring;
  expect(selectSessionUser(store.getState())?.username).toBe('kinokai');
});

it('follows another tab to another person, with nothing of the first left in the cache', async () => {
  const { store, keeper, server, session } = await makeTestStore();
  if (!session) throw new Error('Nobody is signed in.');
  await writeSession(session, keeper);
  await restoreSession(store, keeper);
  await store.dispatch(postsApi.endpoints.getFeed.initiate(HOME));
  await writeSession(await server.signIn('kinokai'), createMemoryKeeper());
  tellOfOtherTab();
  expect(selectSessionUser(store.getState())?.username).toBe('kinokai');
  expect(postsApi.endpoints.getFeed.select(HOME)(store.getState()).data).toBeUndefined();
});

it('follows another tab out', async () => {
  const { store, keeper, session } = await makeTestStore();
  if (!session) throw new Error('Nobody is signed in.');
  await writeSession(session, keeper);
  await restoreSession(store, keeper);
  await endSession(session.token, keeper);
  tellOfOtherTab();
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
});
