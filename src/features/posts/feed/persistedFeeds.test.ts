import { makeTestStore } from '../../../testing/makeTestStore';
import { postsApi } from '../postsApi';
import { persistFeeds, restoreFeed } from './persistedFeeds';

const { getFeed, createPost } = postsApi.endpoints;
const EXPLORE = { feed: 'explore', sort: 'latest' } as const;
const LARGE = `data:image/png;base64,${'A'.repeat(300_000)}`;

const openExplore = async () => {
  const parts = await makeTestStore();
  await parts.store.dispatch(getFeed.initiate(EXPLORE, { subscribe: false }));
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
  return { ...parts, page, enlargeFrom };
};

/** What the next visit of this account begins with, or null. */
const nextVisit = async (as = 'matinee') => {
  const { store } = await makeTestStore({ as });
  const isRestored = restoreFeed(store, 'explore');
  const page = getFeed.select(EXPLORE)(store.getState()).data?.pages[0] ?? null;
  expect(isRestored).toBe(page !== null);
  return page;
};

it('gives the next visit the page of a feed that was read, for its reader alone', async () => {
  const { store, page } = await openExplore();
  persistFeeds(store);
  expect(await nextVisit()).toEqual(page());
  expect(await nextVisit('kinokai')).toBeNull();
});

it('persists no other sort than the one a visit begins with', async () => {
  const { store, page } = await openExplore();
  await store.dispatch(getFeed.initiate({ feed: 'explore', sort: 'oldest' }, { subscribe: false }));
  persistFeeds(store);
  expect(await nextVisit()).toEqual(page());
});

it('writes nothing while pages are read', async () => {
  await openExplore();
  expect(await nextVisit()).toBeNull();
});

it('forgets feeds in which other posts stand by now', async () => {
  const { store } = await openExplore();
  persistFeeds(store);
  await store.dispatch(createPost.initiate({ _id: 'new', content: 'Seen twice', photos: null }));
  expect(await nextVisit()).toBeNull();
});

it('takes nothing that is damaged, or of another shape', async () => {
  const { store } = await openExplore();
  persistFeeds(store);
  const persisted = localStorage.getItem('feed:explore') ?? '';
  for (const text of [persisted.slice(0, 100), persisted.replace('"posts":', '"films":')]) {
    expect(text).not.toBe(persisted);
    localStorage.setItem('feed:explore', text);
    expect(await nextVisit()).toBeNull();
  }
});

it('persists the beginning of a page whose photos are large', async () => {
  const { store, page, enlargeFrom } = await openExplore();
  enlargeFrom(2);
  persistFeeds(store);
  expect(await nextVisit()).toEqual({
    posts: page()?.posts.slice(0, 2),
    nextCursor: null,
    revision: 0,
  });
});

it('persists nothing of a page whose first photo is large, rather than an empty feed', async () => {
  const { store, enlargeFrom } = await openExplore();
  persistFeeds(store);
  enlargeFrom(0);
  persistFeeds(store);
  expect(await nextVisit()).toBeNull();
});

it('persists nothing when nobody is signed in', async () => {
  const { store } = await makeTestStore({ as: null });
  await store.dispatch(getFeed.initiate(EXPLORE, { subscribe: false }));
  persistFeeds(store);
  expect(localStorage.getItem('feed:explore')).toBeNull();
});
