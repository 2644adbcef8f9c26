import {
  newPostsSeen,
  newPostReceived,
  postDeleted,
  postsSlice,
  selectNewPostCount,
  selectOfferedCount,
  selectSort,
  sortChosen,
  type PostsState,
} from './postsSlice';

type Event = Parameters<typeof postsSlice.reducer>[1];

const stateAfter = (...events: Event[]): { posts: PostsState } => ({
  posts: events.reduce<PostsState>(
    postsSlice.reducer,
    postsSlice.reducer(undefined, { type: 'start' }),
  ),
});
const waitingAfter = (...events: Event[]) => {
  const state = stateAfter(...events);
  return [selectNewPostCount(state, 'home'), selectNewPostCount(state, 'explore')];
};

it('starts with the latest first and no new posts', () => {
  expect(selectSort(stateAfter(), 'home')).toBe('latest');
  expect(waitingAfter()).toEqual([0, 0]);
});

it('sorts each feed separately', () => {
  const state = stateAfter(sortChosen({ feed: 'home', sort: 'oldest' }));
  expect(selectSort(state, 'home')).toBe('oldest');
  expect(selectSort(state, 'explore')).toBe('latest');
});

it('counts new posts until they are seen', () => {
  const both = ['home', 'explore'] as const;
  const newPosts = ['a', 'b', 'c'].map((postId) => newPostReceived({ postId, feeds: [...both] }));
  expect(waitingAfter(...newPosts)).toEqual([3, 3]);
  expect(
    waitingAfter(...newPosts, newPostsSeen({ postIds: ['a', 'c', 'elsewhere'], feeds: ['home'] })),
  ).toEqual([1, 3]);
});

it('offers new posts where the latest come first, and keeps them in another sort', () => {
  const newPost = newPostReceived({ postId: 'a', feeds: ['home'] });
  const trending = [newPost, sortChosen({ feed: 'home', sort: 'trending' })];
  const latest = [...trending, sortChosen({ feed: 'home', sort: 'latest' })];
  expect(selectOfferedCount(stateAfter(newPost), 'home')).toBe(1);
  expect(selectOfferedCount(stateAfter(...trending), 'home')).toBe(0);
  expect(selectOfferedCount(stateAfter(...latest), 'home')).toBe(1);
});

it('names its events as the log shows them', () => {
  expect(postDeleted('a').type).toBe('posts/postDeleted');
});
