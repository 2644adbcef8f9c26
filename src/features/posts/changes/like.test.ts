import type { FeedArg } from '../../../api/feedAddress';
import { aPerson, aPost } from '../../../testing/builders';
import { makeTestStore } from '../../../testing/makeTestStore';
import { postsApi } from '../postsApi';
import { getShownFeed } from '../feed/shownFeed';
import { selectPost } from './selectPost';
import { isLikedBy, likeToggled, withLike } from './like';

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
  const click = () => store.dispatch(likeToggled(postId, !shown()?.liked));
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

it('that was undone before it failed is dropped without a guess if the server cannot be reached', async () => {
  const { transport, toasts, truth, click, before } = await openExplore();
  const held = transport.holdsRequest(LIKE);
  click();
  click();
  await held.waits;
  transport.failsWith(LIKE, 500, 'The projector broke.');
  transport.losesConnection('GET /api/posts/');
  held.release();
  await transport.quiet();
  expect(transport.sentTo(DISLIKE)).toEqual([]);
  expect(await truth()).toEqual({ count: before, liked: false });
  expect(toasts()).toEqual(['The projector broke.']);
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

describe('a post', () => {
  const ana = aPerson({ _id: 'ana' });
  const bo = aPerson({ _id: 'bo' });
  const likes = { likeCount: 5, likedBy: [bo], dislikedBy: [ana] };
  const post = aPost({ likes });

  it('adds a like and removes the dislike', () => {
    const liked = withLike(post, true, ana);
    expect(liked.likes.likeCount).toBe(6);
    expect(isLikedBy(liked, 'ana')).toBe(true);
    expect(liked.likes.dislikedBy).toEqual([]);
  });

  it('removes a like and records the dislike', () => {
    const disliked = withLike(post, false, bo);
    expect(disliked.likes.likeCount).toBe(4);
    expect(isLikedBy(disliked, 'bo')).toBe(false);
    expect(disliked.likes.dislikedBy.map(({ _id }) => _id)).toEqual(['ana', 'bo']);
  });

  it('changes nothing the second time', () => {
    const liked = withLike(post, true, ana);
    expect(withLike(liked, true, ana)).toBe(liked);
    expect(withLike(post, false, ana)).toBe(post);
  });

  it('never counts below zero', () => {
    const odd = aPost({ likes: { likeCount: 0, likedBy: [ana], dislikedBy: [] } });
    expect(withLike(odd, false, ana).likes.likeCount).toBe(0);
  });

  it('carries no avatar into the list of likers', () => {
    expect(withLike(aPost(), true, aPerson({ avatar: 'data:,x' })).likes.likedBy).toEqual([
      { _id: 'ana', firstName: 'Ana', lastName: 'Lys', username: 'ana' },
    ]);
  });
});
