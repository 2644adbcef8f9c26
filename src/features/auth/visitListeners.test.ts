import type { FeedArg } from '../../api/feedAddress';
import { changeReceived, dataReset } from '../../api/actions';
import { SEED_PASSWORDS } from '../../domain/demoAccounts';
import { makeTestStore } from '../../testing/makeTestStore';
import { bookmarksApi } from '../posts/bookmarksApi';
import { postsApi } from '../posts/postsApi';
import { draftTyped, composerDraft } from '../../testing/drafts';
import { storageReported } from '../ui/uiSlice';
import { authApi } from './authApi';
import {
  authStateOf,
  loggedOut,
  selectAuthStatus,
  selectIsVisit,
  selectOwnSession,
  selectSessionUser,
  sessionUserUpdated,
  visitLeft,
} from './authSlice';
import { restoreSession } from './restoreSession';
import { endSession, readSession, writeSession } from './sessionStorage';
import { readVisit } from './visitStorage';

const HOME: FeedArg = { feed: 'home', sort: 'latest' };
const TOKEN_REFUSED = 'The token is invalid. Unauthorized access error.';

type Parts = Awaited<ReturnType<typeof makeTestStore>>;

const visit = async (
  { store, transport }: Pick<Parts, 'store' | 'transport'>,
  username: string,
) => {
  const password = SEED_PASSWORDS[username] ?? '';
  await store.dispatch(authApi.endpoints.login.initiate({ username, password, how: 'visit' }));
  await transport.quiet();
};

const present = ({ store }: Pick<Parts, 'store'>) => selectSessionUser(store.getState())?.username;
const ownName = ({ store }: Pick<Parts, 'store'>) =>
  selectOwnSession(store.getState())?.user.username;

/** Mina's tab, in which she visits as Ruth. */
const openVisit = async () => {
  const parts = await makeTestStore();
  await restoreSession(parts.store, parts.pageStorage);
  await visit(parts, 'reelruth');
  return parts;
};

/** The same tab after a reload. */
const reload = async ({ pageStorage }: Parts) => {
  const auth = authStateOf(readSession(), readVisit());
  const again = await makeTestStore({ as: null, pageStorage, preloadedState: { auth } });
  await restoreSession(again.store, pageStorage);
  await again.transport.quiet();
  return again;
};

const notifyOfOtherTab = () =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));

const refuse = async ({ store, transport }: Parts) => {
  transport.failsWith('GET /api/users/bookmark', 401, TOKEN_REFUSED);
  const call = bookmarksApi.endpoints.getBookmarks.initiate(undefined, { forceRefetch: true });
  await store.dispatch(call);
  await transport.quiet();
};

describe('a visit', () => {
  it('changes the user of this tab only', async () => {
    const parts = await makeTestStore();
    await parts.store.dispatch(postsApi.endpoints.getFeed.initiate(HOME));
    const before = [localStorage.getItem('token'), localStorage.getItem('user')];
    await visit(parts, 'reelruth');
    expect(present(parts)).toBe('reelruth');
    expect(ownName(parts)).toBe('matinee');
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual(before);
    expect(readSession()?.user.username).toBe('matinee');
    expect(await parts.pageStorage.read('session')).toMatchObject({
      user: { username: 'matinee' },
    });
    const { data } = postsApi.endpoints.getFeed.select(HOME)(parts.store.getState());
    expect(data).toBeUndefined();
    expect(parts.toasts()).toEqual([]);
  });

  it('continues after a reload, with its own drafts', async () => {
    const parts = await openVisit();
    parts.store.dispatch(draftTyped({ content: 'Ruth’s words' }));
    window.dispatchEvent(new Event('pagehide'));
    const again = await reload(parts);
    expect(present(again)).toBe('reelruth');
    expect(ownName(again)).toBe('matinee');
    expect(composerDraft(again.store.getState()).content).toBe('Ruth’s words');
  });

  it('finds after a reload the host that only the mirror has', async () => {
    const parts = await openVisit();
    localStorage.clear();
    expect(ownName(await reload(parts))).toBe('matinee');
  });

  it('has no host if the host’s session has lapsed, without a toast', async () => {
    const parts = await openVisit();
    localStorage.clear();
    localStorage.setItem('token', 'garbage');
    const again = await reload(parts);
    expect(present(again)).toBe('reelruth');
    expect(ownName(again)).toBeUndefined();
    expect(again.toasts()).toEqual([]);
  });

  it('can continue as another person, with the same host', async () => {
    const parts = await openVisit();
    await visit(parts, 'kinokai');
    expect(present(parts)).toBe('kinokai');
    expect(ownName(parts)).toBe('matinee');
  });

  it('stores newer data of its user in the tab only', async () => {
    const parts = await openVisit();
    const renamed = { ...(await parts.server.user('reelruth')), firstName: 'Ruthie' };
    parts.store.dispatch(sessionUserUpdated(renamed));
    await parts.transport.quiet();
    expect(readVisit()?.user.firstName).toBe('Ruthie');
    expect(readSession()?.user.firstName).toBe('Mina');
  });

  it('that is refused only shows a toast', async () => {
    const parts = await makeTestStore();
    const unknown = 'The username you entered is not Registered. Not Found error';
    parts.transport.failsWith('POST /api/auth/login', 404, unknown);
    await visit(parts, 'reelruth');
    expect(present(parts)).toBe('matinee');
    expect(readVisit()).toBeNull();
    expect(parts.toasts()).toEqual(['Wrong Credentials']);
  });

  it('in a tab whose data is in memory ends with its page', async () => {
    const parts = await makeTestStore();
    parts.store.dispatch(storageReported('memory'));
    await visit(parts, 'reelruth');
    expect(present(parts)).toBe('reelruth');
    expect(readVisit()).toBeNull();
  });
});

describe('what other tabs do', () => {
  it('does not sign the visitor out, but removes the host', async () => {
    const parts = await openVisit();
    await endSession(parts.session?.token ?? null, parts.pageStorage);
    notifyOfOtherTab();
    expect(present(parts)).toBe('reelruth');
    expect(ownName(parts)).toBeUndefined();
    parts.store.dispatch(visitLeft());
    expect(selectAuthStatus(parts.store.getState())).toBe('signedOut');
    expect(readVisit()).toBeNull();
  });

  it('updates the host', async () => {
    const parts = await openVisit();
    await writeSession(await parts.server.signIn('kinokai'), parts.pageStorage);
    notifyOfOtherTab();
    expect(present(parts)).toBe('reelruth');
    parts.store.dispatch(visitLeft());
    expect(present(parts)).toBe('kinokai');
  });
});

it('ends when another tab resets the sample data', async () => {
  const parts = await openVisit();
  parts.store.dispatch(
    changeReceived({ kind: 'reset', actorId: null, postIds: [], userIds: [], revision: 9 }),
  );
  await parts.transport.quiet();
  expect(present(parts)).toBe('matinee');
  expect(readVisit()).toBeNull();
});

describe('the end of a visit', () => {
  it('restores the host’s session and drafts, with nothing of the visitor’s left', async () => {
    const parts = await makeTestStore();
    parts.store.dispatch(draftTyped({ content: 'Mina’s words' }));
    await visit(parts, 'reelruth');
    expect(composerDraft(parts.store.getState()).content).toBe('');
    parts.store.dispatch(draftTyped({ content: 'Ruth’s words' }));
    await parts.store.dispatch(postsApi.endpoints.getFeed.initiate(HOME));
    parts.store.dispatch(visitLeft());
    await parts.transport.quiet();
    expect(present(parts)).toBe('matinee');
    expect(selectIsVisit(parts.store.getState())).toBe(false);
    expect(readVisit()).toBeNull();
    const { data } = postsApi.endpoints.getFeed.select(HOME)(parts.store.getState());
    expect(data).toBeUndefined();
    expect(composerDraft(parts.store.getState()).content).toBe('Mina’s words');
    await visit(parts, 'reelruth');
    expect(composerDraft(parts.store.getState()).content).toBe('Ruth’s words');
  });

  it('follows a refusal of the visitor’s token, without signing out anybody else', async () => {
    const parts = await openVisit();
    await refuse(parts);
    expect(present(parts)).toBe('matinee');
    expect(readVisit()).toBeNull();
    expect(readSession()?.user.username).toBe('matinee');
    expect(parts.toasts()).toEqual(['Ruth Almeida’s session has ended; their drafts are kept.']);
  });
});

it('a logout during a visit ends it and the host’s session', async () => {
  const parts = await openVisit();
  localStorage.setItem('mode', 'dark');
  parts.store.dispatch(loggedOut());
  await parts.transport.quiet();
  expect(selectAuthStatus(parts.store.getState())).toBe('signedOut');
  expect(readVisit()).toBeNull();
  expect(localStorage.length).toBe(0);
  expect(parts.toasts()).toEqual(['Logged Out ']);
  expect(present(await reload(parts))).toBeUndefined();
});

it('a reset of the sample data ends both', async () => {
  const parts = await openVisit();
  parts.store.dispatch(dataReset());
  await parts.transport.quiet();
  expect(selectAuthStatus(parts.store.getState())).toBe('signedOut');
  expect(readVisit()).toBeNull();
  expect(localStorage.length).toBe(0);
});
