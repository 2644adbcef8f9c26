import {
  arrivalsSeen,
  arrivalsShown,
  postArrived,
  postBroughtBack,
  postDeleted,
  postsReducer,
  selectArrivals,
  selectDeletedIds,
  selectSort,
  sortChosen,
  undoRefused,
  type PostsState,
} from './postsSlice';

type Event = Parameters<typeof postsReducer>[1];

const stateAfter = (...events: Event[]): { posts: PostsState } => ({
  posts: events.reduce<PostsState>(postsReducer, postsReducer(undefined, { type: 'start' })),
});
const waitingAfter = (...events: Event[]) => {
  const state = stateAfter(...events);
  return [selectArrivals(state, 'home'), selectArrivals(state, 'explore')];
};

it('begins with the latest first, nothing hidden and nothing waiting', () => {
  expect(selectSort(stateAfter(), 'home')).toBe('latest');
  expect(selectDeletedIds(stateAfter())).toEqual([]);
  expect(waitingAfter()).toEqual([0, 0]);
});

it('sorts each feed by itself', () => {
  const state = stateAfter(sortChosen({ feed: 'home', sort: 'oldest' }));
  expect(selectSort(state, 'home')).toBe('oldest');
  expect(selectSort(state, 'explore')).toBe('latest');
});

it('hides a deleted post again where its deletion could not be taken back', () => {
  const brought = [postDeleted('a'), postBroughtBack('a')];
  expect(selectDeletedIds(stateAfter(...brought))).toEqual([]);
  expect(selectDeletedIds(stateAfter(...brought, undoRefused('a')))).toEqual(['a']);
});

it('counts what waits, until it is on screen or asked for', () => {
  const both = ['home', 'explore'] as const;
  const arrived = ['a', 'b', 'c'].map((postId) => postArrived({ postId, feeds: [...both] }));
  expect(waitingAfter(...arrived)).toEqual([3, 3]);
  expect(waitingAfter(...arrived, arrivalsSeen(['a', 'c', 'elsewhere']))).toEqual([1, 1]);
  expect(waitingAfter(...arrived, arrivalsShown('explore'))).toEqual([3, 0]);
});

it('names its events as the log shows them', () => {
  expect(postDeleted('a').type).toBe('posts/postDeleted');
});
