import { makeTestStore } from '../../../testing/makeTestStore';
import { loggedOut } from '../../auth/authSlice';
import { selectPost } from '../changes/selectPost';
import { postsApi } from '../postsApi';
import { newPostReceived, newPostsRequested, selectNewPostCount, sortChosen } from '../postsSlice';
import { readSorts } from './persistedSorts';
import { isLikedBy, likeToggled } from '../changes/like';

const { getFeed } = postsApi.endpoints;
const EXPLORE = { feed: 'explore', sort: 'latest' } as const;

it('keeps a like that was made and answered while the next page was loading', async () => {
  const { store, server, session, transport } = await makeTestStore();
  if (!session) throw new Error('Nobody was signed in.');
  for (let index = 0; index < 25; index += 1) {
    const postData = { _id: `post-${index}`, content: `Film ${index}`, photos: null };
    await server.call('POST', '/api/posts', { token: session.token, body: { postData } });
  }
  await store.dispatch(getFeed.initiate(EXPLORE, { subscribe: false }));

  const held = transport.holdsRequest('GET /api/posts');
  const next = store.dispatch(
    getFeed.initiate(EXPLORE, { subscribe: false, direction: 'forward' }),
  );
  await held.waits;
  store.dispatch(likeToggled('post-24', true));
  await transport.quietBut(1);
  held.release();
  await next;
  await transport.quiet();

  const post = selectPost(store.getState(), 'post-24');
  expect(post && isLikedBy(post, session.user._id)).toBe(true);
  expect(getFeed.select(EXPLORE)(store.getState()).data?.pages).toHaveLength(2);
});

it('offers a post until the feed that lacks it is refetched, latest first', async () => {
  const { store, server, session } = await makeTestStore();
  if (!session) throw new Error('Nobody was signed in.');
  const postData = { _id: 'new', content: 'A film', photos: null };
  await server.call('POST', '/api/posts', { token: session.token, body: { postData } });
  store.dispatch(newPostReceived({ postId: 'new', feeds: ['home', 'explore'] }));
  const read = (feed: 'home' | 'explore', sort: 'latest' | 'trending') =>
    store.dispatch(getFeed.initiate({ feed, sort }, { subscribe: false }));
  const waiting = () => [
    selectNewPostCount(store.getState(), 'home'),
    selectNewPostCount(store.getState(), 'explore'),
  ];

  await read('home', 'trending');
  await read('explore', 'trending');
  expect(waiting()).toEqual([1, 1]);
  await read('home', 'latest');
  expect(waiting()).toEqual([0, 1]);
  await read('explore', 'latest');
  expect(waiting()).toEqual([0, 0]);
});

it('goes on offering a post that arrived during the refetch and is missing in its answer', async () => {
  const { store, transport } = await makeTestStore();
  store.dispatch(newPostReceived({ postId: 'earlier', feeds: ['explore'] }));
  const held = transport.holdsAnswer('GET /api/posts');
  store.dispatch(newPostsRequested('explore'));
  await held.waits;
  store.dispatch(newPostReceived({ postId: 'late', feeds: ['explore'] }));
  held.release();
  await transport.quiet();
  expect(store.getState().posts.newPosts.explore).toEqual(['late']);
});

it('offers new posts until the feed is refetched, and refetches it after a page that is loading', async () => {
  const { store, server, session, transport } = await makeTestStore();
  if (!session) throw new Error('Nobody was signed in.');
  await store.dispatch(getFeed.initiate(EXPLORE, { subscribe: false }));
  const postData = { _id: 'new', content: 'A film', photos: null };
  await server.call('POST', '/api/posts', { token: session.token, body: { postData } });
  store.dispatch(newPostReceived({ postId: 'new', feeds: ['explore'] }));
  const waiting = () => selectNewPostCount(store.getState(), 'explore');

  transport.losesConnection('GET /api/posts');
  store.dispatch(newPostsRequested('explore'));
  await transport.quiet();
  expect(waiting()).toBe(1);

  const held = transport.holdsAnswer('GET /api/posts');
  const reading = store.dispatch(
    getFeed.initiate(EXPLORE, { subscribe: false, forceRefetch: true }),
  );
  await held.waits;
  const asked = transport.sentTo('GET /api/posts').length;
  store.dispatch(newPostsRequested('explore'));
  held.release();
  await reading;
  await transport.quiet();
  expect(transport.sentTo('GET /api/posts').length).toBe(asked + 1);
  expect(waiting()).toBe(0);
});

it('keeps the chosen sort of each feed in this tab until the logout', async () => {
  const { store } = await makeTestStore();
  const usual = { home: 'latest', explore: 'latest', film: 'latest', replies: 'oldest' };
  expect(readSorts()).toEqual(usual);
  store.dispatch(sortChosen({ feed: 'explore', sort: 'oldest' }));
  store.dispatch(sortChosen({ feed: 'film', sort: 'trending' }));
  expect(readSorts()).toEqual({ ...usual, explore: 'oldest', film: 'trending' });
  store.dispatch(loggedOut());
  expect(readSorts()).toEqual(usual);
});

it('uses the default if the stored value is none of the sorts', () => {
  sessionStorage.setItem('sort:home', 'upside down');
  expect(readSorts().home).toBe('latest');
});
