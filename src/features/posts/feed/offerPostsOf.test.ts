import type { FeedArg } from '../../../api/feedAddress';
import { makeTestStore } from '../../../testing/makeTestStore';
import { postsApi } from '../postsApi';
import { selectNewPostCount } from '../postsSlice';
import { getShownFeed } from './shownFeed';
import { followToggled } from '../../users/changes/follow';

const { getFeed } = postsApi.endpoints;
const HOME = { feed: 'home', sort: 'latest' } as const;

/** The guest on Home, with this many posts of theirs above the last post by Kai, whom they do not follow. */
const openHome = async (ownPosts: number, home: FeedArg = HOME) => {
  const app = await makeTestStore();
  const { store, server, session, transport } = app;
  if (!session) throw new Error('Nobody was signed in.');
  const write = async (token: string, ids: string[]) => {
    for (const _id of ids) {
      const body = { postData: { _id, content: `Film ${_id}`, photos: null } };
      await server.call('POST', '/api/posts', { token, body });
    }
  };
  const kai = await server.signIn('kinokai');
  await write(
    session.token,
    Array.from({ length: ownPosts }, (_, index) => `own-${index}`),
  );
  await write(kai.token, ['kai-new']);
  const subscription = store.dispatch(getFeed.initiate(home));
  await subscription;

  const readOn = () => store.dispatch(getFeed.initiate(home, { direction: 'forward' }));
  const pages = () => getFeed.select(home)(store.getState()).data?.pages ?? [];
  const ids = () => getShownFeed(store.getState(), home)?.map(({ _id }) => _id) ?? [];
  const toggle = async (following: boolean) => {
    store.dispatch(followToggled({ user: kai.user, following }));
    await transport.quiet();
  };
  return { ...app, kai: kai.user, readOn, pages, ids, toggle };
};

it('adds the posts of a newly followed user to a short Home at once', async () => {
  const { ids, toggle } = await openHome(2);
  expect(ids()).not.toContain('kai-new');
  await toggle(true);
  expect(ids()[0]).toBe('kai-new');
});

it('leaves a Home that is read beyond its first page as it is, and offers their newest posts', async () => {
  const { store, readOn, pages, ids, toggle } = await openHome(25);
  await readOn();
  const before = ids();
  expect(pages()).toHaveLength(2);
  await toggle(true);
  expect(ids()).toEqual(before);
  expect(selectNewPostCount(store.getState(), 'home')).toBe(1);
  expect(selectNewPostCount(store.getState(), 'explore')).toBe(0);
});

it('offers nothing on a Home that was not loaded in the latest order', async () => {
  const { store, readOn, toggle } = await openHome(25, { feed: 'home', sort: 'oldest' });
  await readOn();
  await toggle(true);
  expect(selectNewPostCount(store.getState(), 'home')).toBe(0);
});

it('offers nothing of a user who was unfollowed while their posts were loading', async () => {
  const { store, transport, kai, readOn } = await openHome(25);
  await readOn();
  const held = transport.holdsAnswer('GET /api/posts/user/kinokai');
  store.dispatch(followToggled({ user: kai, following: true }));
  await held.waits;
  store.dispatch(followToggled({ user: kai, following: false }));
  held.release();
  await transport.quiet();
  expect(selectNewPostCount(store.getState(), 'home')).toBe(0);
});

it('removes the posts of a newly unfollowed user from Home without a refetch, and restores them with Undo', async () => {
  const { store, transport, kai, readOn, ids, toggle } = await openHome(25);
  await toggle(true);
  await readOn();
  const before = ids();
  const others = getShownFeed(store.getState(), HOME)?.filter(
    ({ author }) => author._id !== kai._id,
  );
  const asked = transport.sentTo('GET /api/posts').length;
  await toggle(false);
  expect(ids()).toEqual(others?.map(({ _id }) => _id));
  expect(ids()).not.toContain('kai-new');
  store.dispatch(followToggled({ user: kai, following: true }));
  await transport.quiet();
  expect(ids()).toEqual(before);
  expect(selectNewPostCount(store.getState(), 'home')).toBe(0);
  expect(transport.sentTo('GET /api/posts?').length).toBe(asked);
});
