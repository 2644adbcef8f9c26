import { aPost } from '../../../testing/builders';
import { insertPost, NEWEST } from './feedOrder';
import type { FeedPage } from '../postsApi';

const liked = (_id: string, likeCount: number) =>
  aPost({ _id, likes: { likeCount, likedBy: [], dislikedBy: [] } });
const pagesOf = (nextCursor: string | null, ...pages: [string, number][][]): FeedPage[] =>
  pages.map((posts, index) => ({
    posts: posts.map(([id, likes]) => liked(id, likes)),
    nextCursor: index === pages.length - 1 ? nextCursor : 'more',
  }));
const idsOf = (pages: FeedPage[]) => pages.map(({ posts }) => posts.map(({ _id }) => _id));

it('puts a new post first among the latest', () => {
  const pages = pagesOf('more', [['a', 1]], [['b', 0]]);
  insertPost(pages, liked('new', 0), 'latest');
  expect(idsOf(pages)).toEqual([['new', 'a'], ['b']]);
});

it('puts one that is just being sent first also after the clock was set back', () => {
  const pages = pagesOf('more', [['a', 1]]);
  insertPost(pages, { ...liked('new', 0), createdAt: '1999-12-31T23:59:59Z' }, 'latest', NEWEST);
  expect(idsOf(pages)).toEqual([['new', 'a']]);
});

it('puts it last among the oldest, once the end is loaded', () => {
  const pages = pagesOf(null, [['a', 1]], [['b', 0]]);
  insertPost(pages, liked('new', 0), 'oldest');
  expect(idsOf(pages)).toEqual([['a'], ['b', 'new']]);
});

it('leaves it to its page among the oldest while the end is not loaded', () => {
  const pages = pagesOf('more', [['a', 1]]);
  insertPost(pages, liked('new', 0), 'oldest');
  expect(idsOf(pages)).toEqual([['a']]);
});

it('puts it before those with no more likes among the trending', () => {
  const pages = pagesOf(
    null,
    [
      ['a', 3],
      ['b', 1],
    ],
    [['c', 0]],
  );
  insertPost(pages, liked('new', 0), 'trending');
  expect(idsOf(pages)).toEqual([
    ['a', 'b'],
    ['new', 'c'],
  ]);
});

it('does not put in what is there', () => {
  const pages = pagesOf(null, [['a', 1]], [['b', 0]]);
  insertPost(pages, liked('b', 0), 'latest');
  expect(idsOf(pages)).toEqual([['a'], ['b']]);
});

it('fills an empty feed', () => {
  const pages = pagesOf(null, []);
  insertPost(pages, liked('new', 0), 'latest');
  expect(idsOf(pages)).toEqual([['new']]);
});
