import { persistedPages } from '../../../lib/persistedPages';
import { readScreen, writeScreen } from '../../../lib/keptScreens';
import { makeTestStore } from '../../../testing/makeTestStore';
import { persistFeeds } from './persistedFeeds';
import { postsApi } from '../postsApi';

const { getFeed, createPost } = postsApi.endpoints;
const EXPLORE = { feed: 'explore', sort: 'latest' } as const;
const LARGE = `data:image/png;base64,${'A'.repeat(300_000)}`;

const openExplore = async () => {
  const parts = await makeTestStore();
  if (!parts.session) throw new Error('Nobody was signed in.');
  await parts.store.dispatch(getFeed.initiate(EXPLORE, { subscribe: false }));
  const userId = parts.session.user._id;
  const kept = (): unknown => JSON.parse(persistedPages.read('explore', userId) ?? 'null');
  const page = () => getFeed.select(EXPLORE)(parts.store.getState()).data?.pages[0];
  /** Gives the posts from a place on a photo that there is no room for. */
  const enlargeFrom = (first: number) => {
    parts.store.dispatch(
      postsApi.util.updateQueryData('getFeed', EXPLORE, ({ pages }) => {
        pages[0]?.posts.slice(first).forEach((post) => {
          post.photos = LARGE;
        });
      }),
    );
  };
  return { ...parts, userId, kept, page, enlargeFrom };
};

it('keeps the page of a feed that was read, for its reader alone', async () => {
  const { store, kept, page } = await openExplore();
  persistFeeds(store);
  expect(kept()).toEqual(page());
  expect(persistedPages.read('explore', 'somebody else')).toBeNull();
});

it('keeps no other sort than the one a visit begins with', async () => {
  const { store, kept, page } = await openExplore();
  await store.dispatch(getFeed.initiate({ feed: 'explore', sort: 'oldest' }, { subscribe: false }));
  persistFeeds(store);
  expect(kept()).toEqual(page());
});

it('writes nothing while pages are read', async () => {
  const { kept } = await openExplore();
  expect(kept()).toBeNull();
});

it('forgets feeds in which other posts stand by now', async () => {
  const { store, kept, userId } = await openExplore();
  persistFeeds(store);
  persistedPages.write('home', userId, { posts: [] });
  await store.dispatch(createPost.initiate({ _id: 'new', content: 'Seen twice', photos: null }));
  expect(persistedPages.read('home', userId)).toBeNull();
  expect(kept()).toBeNull();
});

it('keeps the picture of a feed until another page takes the place of the one it shows', async () => {
  const { store, userId, enlargeFrom } = await openExplore();
  persistFeeds(store);
  writeScreen('explore', userId, '{}');
  persistFeeds(store);
  expect(readScreen('explore', userId)).toBe('{}');
  enlargeFrom(2);
  persistFeeds(store);
  expect(readScreen('explore', userId)).toBeNull();
});

it('forgets pictures with their feeds', async () => {
  const { store, userId } = await openExplore();
  persistFeeds(store);
  writeScreen('explore', userId, '{}');
  await store.dispatch(createPost.initiate({ _id: 'new', content: 'Seen twice', photos: null }));
  expect(readScreen('explore', userId)).toBeNull();
});

it('keeps the beginning of a page whose photos are large', async () => {
  const { store, kept, page, enlargeFrom } = await openExplore();
  enlargeFrom(2);
  persistFeeds(store);
  expect(kept()).toEqual({ ...page(), posts: page()?.posts.slice(0, 2), nextCursor: null });
});

it('keeps nothing of a page whose first photo is large, rather than an empty feed', async () => {
  const { store, kept, enlargeFrom } = await openExplore();
  persistFeeds(store);
  enlargeFrom(0);
  persistFeeds(store);
  expect(kept()).toBeNull();
});

it('keeps nothing when nobody is signed in', async () => {
  const { store } = await makeTestStore({ as: null });
  await store.dispatch(getFeed.initiate(EXPLORE, { subscribe: false }));
  persistFeeds(store);
  expect(localStorage.getItem('feed:explore')).toBeNull();
});
