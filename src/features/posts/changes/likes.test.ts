import { aPerson, aPost } from '../../../testing/builders';
import { isLikedBy, withLike } from './likes';

const ana = aPerson({ _id: 'ana' });
const bo = aPerson({ _id: 'bo' });
const likes = { likeCount: 5, likedBy: [bo], dislikedBy: [ana] };
const post = aPost({ likes });

it('adds a like and removes the dislike', () => {
  const liked = withLike(true, ana)(post);
  expect(liked.likes.likeCount).toBe(6);
  expect(isLikedBy(liked, 'ana')).toBe(true);
  expect(liked.likes.dislikedBy).toEqual([]);
});

it('removes a like and records the dislike', () => {
  const disliked = withLike(false, bo)(post);
  expect(disliked.likes.likeCount).toBe(4);
  expect(isLikedBy(disliked, 'bo')).toBe(false);
  expect(disliked.likes.dislikedBy.map(({ _id }) => _id)).toEqual(['ana', 'bo']);
});

it('changes nothing the second time', () => {
  const liked = withLike(true, ana)(post);
  expect(withLike(true, ana)(liked)).toBe(liked);
  expect(withLike(false, ana)(post)).toBe(post);
});

it('never counts below zero', () => {
  const odd = aPost({ likes: { likeCount: 0, likedBy: [ana], dislikedBy: [] } });
  expect(withLike(false, ana)(odd).likes.likeCount).toBe(0);
});

it('carries no avatar into the list of likers', () => {
  expect(withLike(true, aPerson({ avatar: 'data:,x' }))(aPost()).likes.likedBy).toEqual([
    { _id: 'ana', firstName: 'Ana', lastName: 'Lys', username: 'ana' },
  ]);
});
