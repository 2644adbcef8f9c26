import { aPost } from '../../../testing/builders';
import { NEWEST, withNewPost } from './feedOrder';

const liked = (_id: string, likeCount: number) =>
  aPost({ _id, likes: { likeCount, likedBy: [], dislikedBy: [] } });
const posts = [liked('a', 3), liked('b', 1), liked('c', 0)];
const made = liked('new', 0);
const idsOf = (shown: readonly { _id: string }[]) => shown.map(({ _id }) => _id);

it('puts a new post first among the latest', () => {
  const shown = withNewPost({ posts, sort: 'latest', isWhole: false }, made);
  expect(idsOf(shown)).toEqual(['new', 'a', 'b', 'c']);
});

it('puts a post that is being sent first even after the clock was set back', () => {
  const early = { ...made, createdAt: '1999-12-31T23:59:59Z' };
  const feed = { posts, sort: 'latest', isWhole: false } as const;
  expect(idsOf(withNewPost(feed, early, NEWEST))).toEqual(['new', 'a', 'b', 'c']);
  expect(idsOf(withNewPost(feed, early))).not.toContain('new');
});

it('puts it last among the oldest, once the end is loaded', () => {
  const shown = withNewPost({ posts, sort: 'oldest', isWhole: true }, made);
  expect(idsOf(shown)).toEqual(['a', 'b', 'c', 'new']);
});

it('leaves it to its page among the oldest until the end is loaded', () => {
  const shown = withNewPost({ posts, sort: 'oldest', isWhole: false }, made);
  expect(idsOf(shown)).toEqual(['a', 'b', 'c']);
});

it('puts it before those with no more likes among the trending', () => {
  const shown = withNewPost({ posts, sort: 'trending', isWhole: true }, made);
  expect(idsOf(shown)).toEqual(['a', 'b', 'new', 'c']);
});

it('fills an empty feed', () => {
  const shown = withNewPost({ posts: [], sort: 'latest', isWhole: true }, made);
  expect(idsOf(shown)).toEqual(['new']);
});
