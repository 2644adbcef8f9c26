import type { FeedArg } from '../../api/feedAddress';
import { GUEST } from '../../domain/demoAccounts';
import { aToken, aUser } from '../../testing/builders';
import { makeTestStore } from '../../testing/makeTestStore';
import { storageReported } from '../ui/uiSlice';
import { postsApi } from '../posts/postsApi';
import { bookmarksApi } from '../posts/bookmarksApi';
import { authApi } from './authApi';
import {
  loggedIn,
  loggedOut,
  selectEndedBy,
  selectSessionUser,
  sessionRestored,
} from './authSlice';
import { restoreSession } from './restoreSession';
import { readSession, writeSession } from './sessionStorage';
import { likeToggled } from '../posts/changes/like';

const HOME: FeedArg = { feed: 'home', sort: 'latest' };
const TOKEN_REFUSED = 'The token is invalid. Unauthorized access error.';

const readHome = postsApi.endpoints.getFeed.initiate(HOME);
const readBookmarks = () =>
  bookmarksApi.endpoints.getBookmarks.initiate(undefined, { forceRefetch: true });

describe('a login', () => {
  it('stores the session in local storage and greets', async () => {
    const { store, transport, toasts } = await makeTestStore({ as: null });
    await store.dispatch(authApi.endpoints.login.initiate({ ...GUEST, how: 'form' }));
    await transport.quiet();
    expect(readSession()?.user.username).toBe(GUEST.username);
    expect(toasts()).toEqual(['Successfully logged in']);
  });

  it('as the guest greets by name on the left', async () => {
    const { store } = await makeTestStore({ as: null });
    await store.dispatch(authApi.endpoints.login.initiate({ ...GUEST, how: 'guest' }));
    expect(store.getState().ui.toasts).toMatchObject([
      { text: 'Welcome Mina Okafor', horizontal: 'left', durationMs: 1000 },
    ]);
  });

  it.each([
    ['a wrong password', { ...GUEST, password: 'wrong' }],
    ['an unknown name', { username: 'nobody', password: 'wrong' }],
  ])('with %s says Wrong Credentials', async (_name, credentials) => {
    const { store } = await makeTestStore({ as: null });
    await store.dispatch(authApi.endpoints.login.initiate({ ...credentials, how: 'form' }));
    expect(store.getState().ui.toasts).toMatchObject([
      { text: 'Wrong Credentials', vertical: 'top', horizontal: 'right', durationMs: 1000 },
    ]);
    expect(selectSessionUser(store.getState())).toBeNull();
  });

  it('that fails otherwise shows the reason', async () => {
    const { store, transport, toasts } = await makeTestStore({ as: null });
    transport.failsWith('POST /api/auth/login', 503, 'Please reload the page.');
    await store.dispatch(authApi.endpoints.login.initiate({ ...GUEST, how: 'form' }));
    expect(toasts()).toEqual(['Please reload the page.']);
  });

  it('shows nothing that was fetched as another user', async () => {
    const { store, server } = await makeTestStore();
    await store.dispatch(readHome);
    store.dispatch(loggedIn({ ...(await server.signIn('kinokai')), how: 'form' }));
    expect(postsApi.endpoints.getFeed.select(HOME)(store.getState()).data).toBeUndefined();
  });
});

describe('a logout', () => {
  it('resets the cache, clears local storage and shows a toast', async () => {
    const { store, transport, toasts } = await makeTestStore();
    await store.dispatch(readHome);
    localStorage.setItem('mode', 'dark');
    store.dispatch(loggedOut());
    await transport.quiet();
    expect(postsApi.endpoints.getFeed.select(HOME)(store.getState()).data).toBeUndefined();
    expect(localStorage.length).toBe(0);
    expect(selectSessionUser(store.getState())).toBeNull();
    expect(toasts()).toEqual(['Logged Out ']);
  });

  it('is not undone by an answer that arrives after it', async () => {
    const { store, transport, toasts } = await makeTestStore();
    await store.dispatch(readHome);
    const held = transport.holdsAnswer('POST /api/posts/like/');
    store.dispatch(likeToggled('lonely-place', true));
    store.dispatch(likeToggled('lonely-place', false));
    store.dispatch(loggedOut());
    held.release();
    await transport.quiet();
    expect(postsApi.endpoints.getFeed.select(HOME)(store.getState()).data).toBeUndefined();
    expect(localStorage.length).toBe(0);
    expect(toasts()).toEqual(['Logged Out ']);
  });
});

describe('a refused token', () => {
  it('ends the session, shows a toast and resets the cache', async () => {
    const { store, transport, toasts } = await makeTestStore();
    await store.dispatch(readHome);
    transport.failsWith('GET /api/users/bookmark', 401, TOKEN_REFUSED);
    await store.dispatch(readBookmarks());
    await transport.quiet();
    expect(selectSessionUser(store.getState())).toBeNull();
    expect(selectEndedBy(store.getState())).toBe('refusal');
    expect(localStorage.length).toBe(0);
    expect(toasts()).toEqual([
      'Your session has ended. Please log in again; your drafts are kept.',
    ]);
  });

  it('ends the session if its user no longer exists', async () => {
    const { store, transport } = await makeTestStore();
    const gone = 'The username you entered is not Registered. Not Found error';
    transport.failsWith('GET /api/users/bookmark', 404, gone);
    await store.dispatch(readBookmarks());
    await transport.quiet();
    expect(selectSessionUser(store.getState())).toBeNull();
  });

  it('of an earlier session does not end this one', async () => {
    const { store, transport, server } = await makeTestStore();
    const held = transport.holdsRequest('POST /api/users/bookmark/');
    const change = store.dispatch(bookmarksApi.endpoints.addBookmark.initiate('first-showing'));
    await held.waits;
    store.dispatch(loggedIn({ ...(await server.signIn('kinokai')), how: 'form' }));
    transport.failsWith('POST /api/users/bookmark/', 401, TOKEN_REFUSED);
    held.release();
    expect(await change).toHaveProperty('error');
    await transport.quiet();
    expect(selectSessionUser(store.getState())?.username).toBe('kinokai');
  });

  it('of a call made before the session was found does not end it', async () => {
    const { store, transport, server } = await makeTestStore({ as: null });
    const held = transport.holdsAnswer('GET /api/users/bookmark');
    const reading = store.dispatch(readBookmarks());
    await held.waits;
    store.dispatch(sessionRestored(await server.signIn('kinokai')));
    held.release();
    expect(await reading).toHaveProperty('error.status', 401);
    await transport.quiet();
    expect(selectSessionUser(store.getState())?.username).toBe('kinokai');
  });

  it.each([
    [401, 'Something else.'],
    [404, 'Post not found.'],
    [500, TOKEN_REFUSED],
  ])('is not meant by a %i with the message "%s"', async (status, message) => {
    const { store, transport } = await makeTestStore();
    transport.failsWith('GET /api/users/bookmark', status, message);
    await store.dispatch(readBookmarks());
    await transport.quiet();
    expect(selectSessionUser(store.getState())?.username).toBe(GUEST.username);
  });
});

describe('a tab in memory', () => {
  const THEIRS = { token: aToken('ana'), user: aUser() };

  /** Other tabs are signed in with the database that this one could not open. */
  const open = async () => {
    const test = await makeTestStore({ as: null });
    await writeSession(THEIRS, test.pageStorage);
    await restoreSession(test.store, test.pageStorage);
    return test;
  };

  it('leaves the others their session, and is signed out without a toast', async () => {
    const { store, transport, toasts } = await open();
    expect(selectSessionUser(store.getState())).toEqual(THEIRS.user);
    store.dispatch(storageReported('memory'));
    await transport.quiet();
    expect(selectSessionUser(store.getState())).toBeNull();
    expect(readSession()).toEqual(THEIRS);
    expect(toasts()).toEqual([]);
  });

  it('does not end their session when its own backend refuses the token', async () => {
    const { store, transport, toasts } = await open();
    await store.dispatch(readBookmarks());
    await transport.quiet();
    expect(selectSessionUser(store.getState())).toBeNull();
    expect(readSession()).toEqual(THEIRS);
    expect(toasts()).toEqual([]);
  });

  it('keeps its own login to itself, and its logout too', async () => {
    const { store, transport } = await open();
    store.dispatch(storageReported('memory'));
    await transport.quiet();
    await store.dispatch(authApi.endpoints.login.initiate({ ...GUEST, how: 'form' }));
    await transport.quiet();
    expect(selectSessionUser(store.getState())?.username).toBe(GUEST.username);
    expect(readSession()).toEqual(THEIRS);
    store.dispatch(loggedOut());
    await transport.quiet();
    expect(readSession()).toEqual(THEIRS);
  });

  it('follows no other tab, in or out', async () => {
    const { store, transport } = await open();
    store.dispatch(storageReported('memory'));
    await transport.quiet();
    await store.dispatch(authApi.endpoints.login.initiate({ ...GUEST, how: 'form' }));
    await transport.quiet();
    const storageChanged = () =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    storageChanged();
    expect(selectSessionUser(store.getState())?.username).toBe(GUEST.username);
    localStorage.clear();
    storageChanged();
    expect(selectSessionUser(store.getState())?.username).toBe(GUEST.username);
  });
});
