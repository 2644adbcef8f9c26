import type { FeedArg } from '../../../api/feedAddress';
import { makeTestStore } from '../../../testing/makeTestStore';
import { loggedIn } from '../../auth/authSlice';
import { isLikedBy } from './likes';
import { postsApi } from '../postsApi';
import { getShownFeed } from '../feed/shownFeed';
import { likeToggled } from '../postsSlice';
import { selectPost } from './selectPost';

const EXPLORE: FeedArg = { feed: 'explore', sort: 'latest' };
const LIKE = 'POST /api/posts/like/';
const DISLIKE = 'POST /api/posts/dislike/';

/** The guest on Explore, and one of its posts that the guest does not like yet. */
const openExplore = async () => {
  const app = await makeTestStore();
  const { store, server, session } = app;
  if (!session) throw new Error('Nobody is signed in.');
  const { data } = await store.dispatch(postsApi.endpoints.getFeed.initiate(EXPLORE));
  const posts = data?.pages.flatMap((page) => page.posts) ?? [];
  const postId = posts.find((post) => !isLikedBy(post, session.user._id))?._id ?? 'none';

  const shown = () => {
    const post = selectPost(store.getState(), postId);
    return post && { count: post.likes.likeCount, liked: isLikedBy(post, session.user._id) };
  };
  const truth = async () => {
    const post = await server.post(postId);
    return post && { count: post.likes.likeCount, liked: isLikedBy(post, session.user._id) };
  };
  const click = () => store.dispatch(likeToggled({ postId, liked: !shown()?.liked }));
  const before = await truth();
  return { ...app, postId, shown, truth, click, before: before?.count ?? NaN };
};

it('shows a like before the server has received it, in the feed and on the post’s own page', async () => {
  const { store, transport, postId, shown, click, before } = await openExplore();
  await store.dispatch(postsApi.endpoints.getPost.initiate(postId));
  const held = transport.holdsRequest(LIKE);
  click();
  expect(shown()).toEqual({ count: before + 1, liked: true });
  const inFeed = getShownFeed(store.getState(), EXPLORE)?.find(({ _id }) => _id === postId);
  expect(inFeed?.likes.likeCount).toBe(before + 1);
  held.release();
  await transport.quiet();
  expect(shown()).toEqual({ count: before + 1, liked: true });
});

it('keeps the rest of the post identical, so that its card rerenders only the like', async () => {
  const { store, transport, postId, shown, click } = await openExplore();
  const before = selectPost(store.getState(), postId);
  click();
  expect(selectPost(store.getState(), postId)?.author).toBe(before?.author);
  await transport.quiet();
  expect(shown()?.liked).toBe(true);
  expect(selectPost(store.getState(), postId)?.author).toBe(before?.author);
});

it.each([10, 11])(
  'sends at most two calls for %i fast clicks, and ends where the server ends',
  async (clicks) => {
    const { transport, shown, truth, click } = await openExplore();
    for (let i = 0; i < clicks; i += 1) click();
    await transport.quiet();
    expect([...transport.sentTo(LIKE), ...transport.sentTo(DISLIKE)].length).toBeLessThan(3);
    expect(shown()?.liked).toBe(clicks % 2 === 1);
    expect(shown()).toEqual(await truth());
  },
);

it('shows nothing but the clicked state between the last click and the end', async () => {
  const { store, transport, shown, click } = await openExplore();
  click();
  click();
  click();
  const seen = new Set<boolean | undefined>();
  const stop = store.subscribe(() => seen.add(shown()?.liked));
  await transport.quiet();
  stop();
  expect([...seen]).toEqual([true]);
});

it('takes a refused like back and shows the server’s message', async () => {
  const { toasts, transport, shown, truth, click, before } = await openExplore();
  transport.failsWith(LIKE, 500, 'The projector broke.');
  click();
  await transport.quiet();
  expect(shown()).toEqual({ count: before, liked: false });
  expect(shown()).toEqual(await truth());
  expect(toasts()).toEqual(['The projector broke.']);
});

it('shows the server’s state when it acted and the answer was lost', async () => {
  const { transport, shown, truth, click, before } = await openExplore();
  transport.losesAnswer(LIKE);
  click();
  await transport.quiet();
  expect(shown()).toEqual({ count: before + 1, liked: true });
  expect(shown()).toEqual(await truth());
});

describe('a like that was undone before it failed', () => {
  const takeBack = async ({ transport, click }: Awaited<ReturnType<typeof openExplore>>) => {
    const held = transport.holdsRequest(LIKE);
    click();
    click();
    await held.waits;
    return held;
  };

  it('leaves others’ likes alone, and shows no error', async () => {
    const app = await openExplore();
    const { transport, toasts, shown, truth, before } = app;
    const held = await takeBack(app);
    transport.failsWith(LIKE, 500, 'The projector broke.');
    held.release();
    await transport.quiet();
    expect(transport.sentTo(DISLIKE)).toEqual([]);
    expect(await truth()).toEqual({ count: before, liked: false });
    expect(shown()).toEqual(await truth());
    expect(toasts()).toEqual([]);
  });

  it('is removed if the server has it nevertheless', async () => {
    const app = await openExplore();
    const { transport, toasts, shown, truth, before } = app;
    const held = await takeBack(app);
    transport.losesAnswer(LIKE);
    held.release();
    await transport.quiet();
    expect(await truth()).toEqual({ count: before, liked: false });
    expect(shown()).toEqual(await truth());
    expect(toasts()).toEqual([]);
  });

  it('is dropped without a guess if the server cannot be reached', async () => {
    const app = await openExplore();
    const { transport, toasts, truth, before } = app;
    const held = await takeBack(app);
    transport.failsWith(LIKE, 500, 'The projector broke.');
    transport.losesConnection('GET /api/posts/');
    held.release();
    await transport.quiet();
    expect(transport.sentTo(DISLIKE)).toEqual([]);
    expect(await truth()).toEqual({ count: before, liked: false });
    expect(toasts()).toEqual(['The projector broke.']);
  });
});

it('takes others’ likes from the answer', async () => {
  const { transport, server, postId, shown, truth, click } = await openExplore();
  const other = await server.signIn('kinokai');
  const wasLiked = (await server.post(postId))?.likes.likedBy.some(
    ({ username }) => username === 'kinokai',
  );
  const path = wasLiked ? 'dislike' : 'like';
  await server.call('POST', `/api/posts/${path}/${postId}`, { token: other.token });
  click();
  await transport.quiet();
  expect(shown()).toEqual(await truth());
});

it('is not undone by a feed that was read before it and arrives after it', async () => {
  const { store, transport, shown, click, before } = await openExplore();
  const held = transport.holdsAnswer('GET /api/posts?feed=explore');
  const reading = store.dispatch(
    postsApi.endpoints.getFeed.initiate(EXPLORE, { forceRefetch: true }),
  );
  await held.waits;
  click();
  await transport.quietBut(1);
  held.release();
  await reading;
  expect(shown()).toEqual({ count: before + 1, liked: true });
});

it('is not counted twice by a feed that was read after it and arrives before its answer', async () => {
  const { store, transport, shown, truth, click, before } = await openExplore();
  const like = transport.holdsAnswer(LIKE);
  click();
  await like.waits;
  await store.dispatch(postsApi.endpoints.getFeed.initiate(EXPLORE, { forceRefetch: true }));
  expect(shown()).toEqual({ count: before + 1, liked: true });
  like.release();
  await transport.quiet();
  expect(shown()).toEqual(await truth());
});

it('sends nothing more in the next user’s session', async () => {
  const { store, transport, server, click } = await openExplore();
  const like = transport.holdsRequest(LIKE);
  click();
  click();
  await like.waits;
  const other = await server.signIn('kinokai');
  store.dispatch(loggedIn({ ...other, how: 'form' }));
  like.release();
  await transport.quiet();
  expect(transport.sentTo(DISLIKE)).toEqual([]);
});
