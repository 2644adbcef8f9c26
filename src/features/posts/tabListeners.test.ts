import { changeReceived } from '../../api/actions';
import type { FeedArg } from '../../api/feedAddress';
import { makeTestStore } from '../../testing/makeTestStore';
import { callInOtherTab } from '../../testing/otherTab';
import { authApi } from '../auth/authApi';
import { selectToken } from '../auth/authSlice';
import { selectUser } from '../users/changes/viewer';
import { usersApi } from '../users/usersApi';
import { bookmarksApi } from './bookmarksApi';
import { getShownFeed } from './feed/shownFeed';
import { postsApi } from './postsApi';
import { selectNewPostCount } from './postsSlice';

const USERNAME = 'newcomer';
const HOME: FeedArg = { feed: 'home', sort: 'latest' };
const PROFILE: FeedArg = { feed: 'author', username: USERNAME, sort: 'latest' };
const BOOKMARKS: FeedArg = { feed: 'bookmarks', sort: 'latest' };

/** A new user has an empty list open, and acts in another tab. */
const openEmpty = async (list: FeedArg) => {
  const app = await makeTestStore({ as: null });
  const { store, transport } = app;
  const names = { firstName: 'New', lastName: 'Comer', username: USERNAME };
  const account = { ...names, avatar: '', password: 'popcorn' };
  await store.dispatch(authApi.endpoints.signup.initiate(account));
  await store.dispatch(postsApi.endpoints.getFeed.initiate(list));
  await store.dispatch(bookmarksApi.endpoints.getBookmarks.initiate());
  await transport.quiet();
  const ids = () => getShownFeed(store.getState(), list)?.map(({ _id }) => _id);
  expect(ids()).toEqual([]);

  const elsewhere = (path: string, body: object) =>
    callInOtherTab(app, selectToken(store.getState()) ?? '', ['POST', path, body]);
  const write = (_id: string) =>
    elsewhere('/api/posts', { postData: { _id, content: 'Hi', photos: null } });
  const bookmark = (id: string) => elsewhere(`/api/users/bookmark/${id}`, {});
  return { store, server: app.server, transport, ids, write, bookmark };
};

it.each([
  ['Home', HOME],
  ['profile', PROFILE],
])('an empty %s shows what is written in another tab', async (_name, list) => {
  const { store, ids, write } = await openEmpty(list);
  await write('first');
  expect(ids()).toEqual(['first']);
  expect(selectNewPostCount(store.getState(), 'home')).toBe(list === HOME ? 0 : 1);
});

it('an empty Home shows a post that comes before this tab knows that its author is followed', async () => {
  const { store, server, transport, ids } = await openEmpty(HOME);
  await store.dispatch(usersApi.endpoints.getUser.initiate(USERNAME));
  const author = await server.signIn('kinokai');
  const tell = async (path: string, token: string, body: object) => {
    await server.call('POST', path, { token, body });
    store.dispatch(changeReceived(server.lastChange()));
  };
  const viewer = transport.holdsAnswer(`GET /api/users?username=${USERNAME}`);
  await tell(`/api/users/follow/${author.user._id}`, selectToken(store.getState()) ?? '', {});
  await transport.quietBut(1);
  await tell('/api/posts', author.token, { postData: { _id: 'first', content: 'Hi' } });
  await transport.quietBut(1);
  viewer.release();
  await transport.quiet();
  expect(ids()).toContain('first');
});

it('a Home with posts in it offers what is written in another tab', async () => {
  const { store, ids, write } = await openEmpty(HOME);
  await write('first');
  await write('second');
  expect(ids()).toEqual(['first']);
  expect(selectNewPostCount(store.getState(), 'home')).toBe(1);
});

it('a Home that has the post already does not offer it', async () => {
  const { store, server, transport, ids, write } = await openEmpty(HOME);
  await write('first');
  await write('second');
  await store.dispatch(postsApi.endpoints.getFeed.initiate(HOME, { forceRefetch: true }));
  expect(selectNewPostCount(store.getState(), 'home')).toBe(0);
  store.dispatch(changeReceived({ ...server.lastChange(), kind: 'created' }));
  await transport.quiet();
  expect(ids()).toEqual(['second', 'first']);
  expect(selectNewPostCount(store.getState(), 'home')).toBe(0);
});

it('a profile with posts in it shows what is written in another tab', async () => {
  const { ids, write } = await openEmpty(PROFILE);
  await write('first');
  await write('second');
  expect(ids()).toEqual(['second', 'first']);
});

it('a profile counts what is written in another tab', async () => {
  const { store, write } = await openEmpty(PROFILE);
  await store.dispatch(usersApi.endpoints.getUser.initiate(USERNAME));
  await write('first');
  expect(selectUser(store.getState(), USERNAME)?.postCount).toBe(1);
});

it('an empty list of bookmarks shows what is bookmarked in another tab', async () => {
  const { ids, bookmark } = await openEmpty(BOOKMARKS);
  await bookmark('first-showing');
  expect(ids()).toEqual(['first-showing']);
});

it('a Home loses whom the viewer mutes in another tab, and gets them back', async () => {
  const app = await makeTestStore();
  const { store, transport, session } = app;
  await store.dispatch(postsApi.endpoints.getFeed.initiate(HOME));
  const authors = () =>
    new Set(getShownFeed(store.getState(), HOME)?.map(({ username }) => username));
  const elsewhere = async (path: string) => {
    await callInOtherTab(app, session?.token ?? '', ['POST', path]);
    await transport.quiet();
  };
  expect(authors()).toContain('reelruth');
  await elsewhere('/api/users/mute/user-reelruth');
  expect(authors()).not.toContain('reelruth');
  await elsewhere('/api/users/unmute/user-reelruth');
  expect(authors()).toContain('reelruth');
});

describe('while a feed that was read before a change is on its way', () => {
  const openEarly = async () => {
    const app = await makeTestStore();
    const { store, transport, session } = app;
    const answer = transport.holdsAnswer('GET /api/posts?feed=home');
    const feed = store.dispatch(postsApi.endpoints.getFeed.initiate(HOME));
    await answer.waits;
    const elsewhere = async (path: string, body = {}) => {
      const { status } = await app.server.call('POST', path, { token: session?.token ?? '', body });
      expect(status).toBe(201);
      store.dispatch(changeReceived(app.server.lastChange()));
      await transport.quietBut(1);
      answer.release();
      await feed;
      await transport.quiet();
    };
    const shown = () => getShownFeed(store.getState(), HOME);
    return { elsewhere, shown };
  };

  it('a like counts once the feed is there', async () => {
    const { elsewhere, shown } = await openEarly();
    await elsewhere('/api/posts/like/first-showing');
    const liked = shown()?.find(({ _id }) => _id === 'first-showing');
    expect(liked?.likes.likeCount).toBe(4);
  });

  it('a new name stands on the posts of the feed', async () => {
    const { elsewhere, shown } = await openEarly();
    await elsewhere('/api/users/edit', { userData: { firstName: 'Renamed' } });
    const names = shown()?.map(({ author }) => author.firstName);
    expect(names).toContain('Renamed');
  });
});
