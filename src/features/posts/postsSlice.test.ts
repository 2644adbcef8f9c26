import { aUser } from '../../testing/builders';
import {
  loggedIn,
  loggedOut,
  sessionFollowed,
  sessionRefused,
  visitBegun,
} from '../auth/authSlice';
import {
  newPostsShown,
  draftChanged,
  newPostReceived,
  postDeleted,
  postFolded,
  postSubmitted,
  postUnfolded,
  sortChosen,
  postsSlice,
  type PostsState,
} from './postsSlice';

type Event = Parameters<typeof postsSlice.reducer>[1];

const after = (...events: Event[]): PostsState =>
  events.reduce<PostsState>(postsSlice.reducer, postsSlice.reducer(undefined, { type: 'start' }));

const draft = { content: 'Half a sentence', pictures: [] };

it('shows the latest first until another sort is chosen, for each feed by itself', () => {
  expect(after().sorts).toEqual({
    home: 'latest',
    explore: 'latest',
    film: 'latest',
    replies: 'oldest',
  });
  expect(after(sortChosen({ feed: 'explore', sort: 'trending' })).sorts).toEqual({
    home: 'latest',
    explore: 'trending',
    film: 'latest',
    replies: 'oldest',
  });
});

it('lets new posts wait for each feed by itself, each counted once', () => {
  const newPost = newPostReceived({ postId: 'a', feeds: ['home', 'explore'] });
  const state = after(newPost, newPost, newPostsShown('home'));
  expect(state.newPosts).toEqual({ home: [], explore: ['a'] });
});

it('shows a long post whole until it is folded again', () => {
  expect(after(postUnfolded('a'), postUnfolded('b')).unfoldedIds).toEqual(['a', 'b']);
  expect(after(postUnfolded('a'), postUnfolded('b'), postFolded('a')).unfoldedIds).toEqual(['b']);
});

it.each([
  ['a login', loggedIn({ token: 't', user: aUser(), how: 'form' })],
  ['a logout', loggedOut()],
  ['a refused token', sessionRefused()],
  ['another tab’s session', sessionFollowed(null)],
  ['a visit', visitBegun({ token: 't', user: aUser() })],
])('begins afresh with %s', (_name, event) => {
  const used = [draftChanged(draft), postSubmitted(draft), postDeleted('a')];
  expect(after(...used, event)).toEqual(after());
});
