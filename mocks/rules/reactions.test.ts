import { aPost, aReaction, aUser, aRuleContext, RULE_TIME } from '../testing/records';
import { dislike, like } from './reactions';

const ada = aUser();
const context = aRuleContext();

test('a like raises the count and refreshes the post', () => {
  expect(like(aPost({ likeCount: 2 }), undefined, ada, context)).toMatchObject({
    post: { likeCount: 3, updatedAt: RULE_TIME },
    reaction: { postId: 'post-1', userId: 'ada', kind: 'like' },
  });
});

test('a like leaves the text, the author and the place in the order alone', () => {
  const post = aPost({ seq: 7 });
  expect(like(post, undefined, ada, context)).toMatchObject({
    post: { ...post, likeCount: 1, updatedAt: RULE_TIME },
  });
});

test('liking twice is refused', () => {
  expect(like(aPost({ likeCount: 1 }), aReaction(), ada, context)).toBe('alreadyLiked');
});

test('a like takes the place of a dislike', () => {
  const earlier = aReaction({ kind: 'dislike' });
  expect(like(aPost(), earlier, ada, context)).toMatchObject({ reaction: { kind: 'like' } });
});

test('a dislike lowers the count and takes the place of a like', () => {
  expect(dislike(aPost({ likeCount: 2 }), aReaction(), ada, context)).toMatchObject({
    post: { likeCount: 1, updatedAt: RULE_TIME },
    reaction: { kind: 'dislike' },
  });
});

test('a dislike by somebody who never liked lowers the count as well', () => {
  const outcome = dislike(aPost({ likeCount: 1 }), undefined, ada, context);
  expect(outcome).toMatchObject({ post: { likeCount: 0 } });
});

test('the count never falls below zero, whatever was said before', () => {
  expect(dislike(aPost(), undefined, ada, context)).toBe('likeBelowZero');
  expect(dislike(aPost(), aReaction({ kind: 'dislike' }), ada, context)).toBe('likeBelowZero');
});

test('disliking twice is refused', () => {
  const earlier = aReaction({ kind: 'dislike' });
  expect(dislike(aPost({ likeCount: 1 }), earlier, ada, context)).toBe('alreadyDisliked');
});

test('a later reaction stands after the earlier ones', () => {
  const first = like(aPost(), undefined, ada, context);
  const second = like(aPost(), undefined, ada, context);
  if (typeof first === 'string' || typeof second === 'string') throw new Error('refused');
  expect(second.reaction.seq).toBeGreaterThan(first.reaction.seq);
});
