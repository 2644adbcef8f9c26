import {
  newPostsSeen,
  newPostsShown,
  newPostReceived,
  postDeleted,
  postsReducer,
  selectNewPosts,
  selectOffered,
  selectSort,
  sortChosen,
  type PostsState,
} from './postsSlice';

type Event = Parameters<typeof postsReducer>[1];

const stateAfter = (...events: Event[]): { posts: PostsState } => ({
  posts: events.reduce<PostsState>(postsReducer, postsReducer(undefined, { type: 'start' })),
});
const waitingAfter = (...events: Event[]) => {
  const state = stateAfter(...events);
  return [selectNewPosts(state, 'home'), selectNewPosts(state, 'explore')];
};

it('begins with the latest first and nothing waiting', () => {
  expect(selectSort(stateAfter(), 'home')).toBe('latest');
  expect(waitingAfter()).toEqual([0, 0]);
});

it('sorts each feed by itself', () => {
  const state = stateAfter(sortChosen({ feed: 'home', sort: 'oldest' }));
  expect(selectSort(state, 'home')).toBe('oldest');
  expect(selectSort(state, 'explore')).toBe('latest');
});

it('counts what waits, until it is on screen or asked for', () => {
  const both = ['home', 'explore'] as const;
  const arrived = ['a', 'b', 'c'].map((postId) => newPostReceived({ postId, feeds: [...both] }));
  expect(waitingAfter(...arrived)).toEqual([3, 3]);
  expect(
    waitingAfter(...arrived, newPostsSeen({ postIds: ['a', 'c', 'elsewhere'], feeds: ['home'] })),
  ).toEqual([1, 3]);
  expect(waitingAfter(...arrived, newPostsShown('explore'))).toEqual([3, 0]);
});

it('offers what waits where the latest come first, and keeps it through another sort', () => {
  const arrived = newPostReceived({ postId: 'a', feeds: ['home'] });
  const trending = [arrived, sortChosen({ feed: 'home', sort: 'trending' })];
  const latest = [...trending, sortChosen({ feed: 'home', sort: 'latest' })];
  expect(selectOffered(stateAfter(arrived), 'home')).toBe(1);
  expect(selectOffered(stateAfter(...trending), 'home')).toBe(0);
  expect(selectOffered(stateAfter(...latest), 'home')).toBe(1);
});

it('names its events as the log shows them', () => {
  expect(postDeleted('a').type).toBe('posts/postDeleted');
});
