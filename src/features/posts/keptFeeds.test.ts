import { keptPages } from '../../lib/keptPages';
import { makeTestStore } from '../../testing/makeTestStore';
import { keepFeeds } from './keptFeeds';
import { postsApi } from './postsApi';

const { getFeed, createPost, deletePost } = postsApi.endpoints;
const EXPLORE = { feed: 'explore', sort: 'latest' } as const;

const openExplore = async () => {
  const parts = await makeTestStore();
  if (!parts.session) throw new Error('Nobody was signed in.');
  await parts.store.dispatch(getFeed.initiate(EXPLORE, { subscribe: false }));
  const userId = parts.session.user._id;
  const kept = (): unknown => JSON.parse(keptPages.read('explore', userId) ?? 'null');
  return { ...parts, userId, kept };
};

it('keeps the page of a feed that was read, for its reader alone', async () => {
  const { store, kept } = await openExplore();
  const page = getFeed.select(EXPLORE)(store.getState()).data?.pages[0];
  expect(kept()).toEqual(page);
  expect(keptPages.read('explore', 'somebody else')).toBeNull();
});

it('keeps no other sort than the one a visit begins with', async () => {
  const { store, kept } = await openExplore();
  const before = kept();
  await store.dispatch(getFeed.initiate({ feed: 'explore', sort: 'oldest' }, { subscribe: false }));
  expect(kept()).toEqual(before);
});

it('forgets a page in which other posts stand by now, and keeps those on screen', async () => {
  const { store, kept, userId } = await openExplore();
  keptPages.write('home', userId, { posts: [] });
  const before = kept();
  await store.dispatch(createPost.initiate({ _id: 'new', content: 'Seen twice', photos: null }));
  expect(keptPages.read('home', userId)).toBeNull();
  await store.dispatch(deletePost.initiate('new'));
  expect(kept()).toEqual(before);
});

it('keeps the beginning of a page whose photos are large', async () => {
  const { store, kept } = await openExplore();
  const photos = `data:image/png;base64,${'A'.repeat(300_000)}`;
  store.dispatch(
    postsApi.util.updateQueryData('getFeed', EXPLORE, ({ pages }) => {
      pages[0]?.posts.slice(2).forEach((post) => {
        post.photos = photos;
      });
    }),
  );
  keepFeeds(store);
  const posts = getFeed.select(EXPLORE)(store.getState()).data?.pages[0]?.posts;
  expect(kept()).toEqual({ posts: posts?.slice(0, 2), nextCursor: null });
});

it('keeps nothing when nobody is signed in', async () => {
  const { store } = await makeTestStore({ as: null });
  await store.dispatch(getFeed.initiate(EXPLORE, { subscribe: false }));
  expect(localStorage.getItem('feed:explore')).toBeNull();
});
