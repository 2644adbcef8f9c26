import type { FeedArg } from '../../api/feedAddress';
import { makeTestStore } from '../../testing/makeTestStore';
import { callInOtherTab } from '../../testing/otherTab';
import { selectPost } from './changes/selectPost';
import { getShownFeed } from './feed/shownFeed';
import { usersApi } from '../users/usersApi';
import { postsApi } from './postsApi';
import { postSubmitted } from '../drafts/draftsSlice';
import { deletionUndone, postDeleted } from './changes/deletion';
import { likeToggled } from './changes/like';

const PARENT = 'first-showing';
const ME = 'matinee';
const THREAD: FeedArg = { feed: 'replies', postId: PARENT, sort: 'oldest' };
const MOST_LIKED: FeedArg = { ...THREAD, sort: 'trending' };
const MY_REPLIES: FeedArg = { feed: 'authorReplies', username: ME, sort: 'latest' };
const KAIS_REPLIES: FeedArg = { ...MY_REPLIES, username: 'kinokai' };
const OTHER_THREAD: FeedArg = { ...THREAD, postId: 'porco-by-the-sea' };
const POSTS: FeedArg[] = [
  { feed: 'home', sort: 'latest' },
  { feed: 'explore', sort: 'latest' },
  { feed: 'author', username: ME, sort: 'latest' },
];

/** The guest’s post, its thread, every list of posts and the guest’s replies are on screen. */
const open = async () => {
  const app = await makeTestStore();
  const { store, server } = app;
  const lists = [...POSTS, THREAD, MOST_LIKED, MY_REPLIES, KAIS_REPLIES, OTHER_THREAD];
  await store.dispatch(postsApi.endpoints.getPost.initiate(PARENT));
  // A profile's page also has its person.
  await store.dispatch(usersApi.endpoints.getUser.initiate('kinokai'));
  for (const list of lists) await store.dispatch(postsApi.endpoints.getFeed.initiate(list));
  const ids = (list: FeedArg) => getShownFeed(store.getState(), list)?.map(({ _id }) => _id) ?? [];
  const count = (postId = PARENT) => selectPost(store.getState(), postId)?.replyCount;
  const reply = (content: string) => {
    const post = selectPost(store.getState(), PARENT);
    if (!post) throw new Error('The post is not there.');
    const { _id, firstName, lastName, username } = post.author;
    const replyTo = { _id: PARENT, author: { _id, firstName, lastName, username } };
    return store.dispatch(postSubmitted({ replyTo, content, pictures: [] })).payload._id;
  };
  /** Acts in another tab, and delivers its message to this one. */
  const elsewhere = async (username: string, call: Parameters<typeof callInOtherTab>[2]) => {
    const { token } = await server.signIn(username);
    await callInOtherTab(app, token, call);
  };
  const answer = (_id: string, replyTo: string, username = 'kinokai') =>
    elsewhere(username, [
      'POST',
      '/api/posts',
      { postData: { _id, replyTo, content: 'From elsewhere', pictures: [] } },
    ]);
  return { ...app, ids, count, reply, elsewhere, answer };
};

it('is last in its thread and first among its author’s replies at once; its post counts it once it is created', async () => {
  const { transport, toasts, ids, count, reply } = await open();
  const held = transport.holdsRequest('POST /api/posts');
  const id = reply('Row seven, on the aisle.');
  for (const list of [THREAD, MOST_LIKED]) expect(ids(list)).toEqual([id]);
  expect(ids(MY_REPLIES)[0]).toBe(id);
  held.release();
  await transport.quiet();
  expect(ids(THREAD)).toEqual([id]);
  expect(count()).toBe(1);
  expect(toasts()).toEqual(['Reply posted']);
});

it('is in no list of posts, no other thread and nobody else’s replies, while it is being sent or afterwards', async () => {
  const { transport, ids, reply } = await open();
  const held = transport.holdsRequest('POST /api/posts');
  const id = reply('Row seven, on the aisle.');
  const others = [...POSTS, OTHER_THREAD, KAIS_REPLIES];
  for (const list of others) expect(ids(list)).not.toContain(id);
  held.release();
  await transport.quiet();
  for (const list of others) expect(ids(list)).not.toContain(id);
});

it('leaves the thread and the count when it is deleted, and comes back to both', async () => {
  const { store, transport, ids, count, reply } = await open();
  const id = reply('Row seven, on the aisle.');
  await transport.quiet();
  store.dispatch(postDeleted(id));
  expect(ids(THREAD)).toEqual([]);
  await transport.quiet();
  expect(count()).toBe(0);
  store.dispatch(deletionUndone(id));
  await transport.quiet();
  expect(ids(THREAD)).toEqual([id]);
  expect(count()).toBe(1);
});

it('is liked like any post', async () => {
  const { store, server, transport, reply } = await open();
  const id = reply('Row seven, on the aisle.');
  store.dispatch(likeToggled(id, true));
  await transport.quiet();
  expect((await server.post(id))?.likes.likeCount).toBe(1);
});

describe('in another tab', () => {
  it('arrives in the thread that is open, and its post counts it', async () => {
    const { ids, count, answer } = await open();
    await answer('theirs', PARENT);
    for (const list of [THREAD, MOST_LIKED]) expect(ids(list)).toEqual(['theirs']);
    expect(count()).toBe(1);
  });

  it('arrives among its author’s replies, if those are open', async () => {
    const { ids, answer } = await open();
    await answer('theirs', PARENT);
    expect(ids(KAIS_REPLIES)[0]).toBe('theirs');
    expect(ids(MY_REPLIES)).not.toContain('theirs');
  });

  it('offers nothing new above Home and Explore', async () => {
    const { store, answer } = await open();
    await answer('mine', PARENT, ME);
    expect(store.getState().posts.newPosts).toEqual({ home: [], explore: [] });
  });

  it('counts a reply to a reply', async () => {
    const { count, answer } = await open();
    await answer('theirs', PARENT);
    await answer('below', 'theirs');
    expect([count(), count('theirs')]).toEqual([1, 1]);
  });

  it('is deleted and restored: the thread and the count follow', async () => {
    const { ids, count, answer, elsewhere } = await open();
    await answer('mine', PARENT, ME);
    await elsewhere(ME, ['DELETE', '/api/posts/mine']);
    expect([ids(THREAD), count()]).toEqual([[], 0]);
    await elsewhere(ME, ['POST', '/api/posts/restore/mine']);
    expect([ids(THREAD), count()]).toEqual([['mine'], 1]);
  });
});
