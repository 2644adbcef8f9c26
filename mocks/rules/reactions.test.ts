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

test('a like leaves the post’s text, author and position in the feed unchanged', () => {
  const post = aPost({ seq: 7 });
  expect(like(post, undefined, ada, context)).toMatchObject({
    post: { ...post, likeCount: 1, updatedAt: RULE_TIME },
  });
});

test('liking twice is refused', () => {
  expect(like(aPost({ likeCount: 1 }), aReaction(), ada, context)).toBe('alreadyLiked');
});

test('a like replaces a dislike', () => {
  const earlier = aReaction({ kind: 'dislike' });
  expect(like(aPost(), earlier, ada, context)).toMatchObject({ reaction: { kind: 'like' } });
});

test('a dislike lowers the count and replaces a like', () => {
  expect(dislike(aPost({ likeCount: 2 }), aReaction(), ada, context)).toMatchObject({
    post: { likeCount: 1, updatedAt: RULE_TIME },
    reaction: { kind: 'dislike' },
  });
});

test('a dislike by somebody who never liked the post lowers the count too', () => {
  const outcome = dislike(aPost({ likeCount: 1 }), undefined, ada, context);
  expect(outcome).toMatchObject({ post: { likeCount: 0 } });
});

test('the count never falls below zero, whatever the earlier reaction', () => {
  expect(dislike(aPost(), undefined, ada, context)).toBe('likeBelowZero');
  expect(dislike(aPost(), aReaction({ kind: 'dislike' }), ada, context)).toBe('likeBelowZero');
});

test('disliking twice is refused', () => {
  const earlier = aReaction({ kind: 'dislike' });
  expect(dislike(aPost({ likeCount: 1 }), earlier, ada, context)).toBe('alreadyDisliked');
});

test('later reactions are sorted after earlier ones', () => {
  const first = like(aPost(), undefined, ada, context);
  const second = like(aPost(), undefined, ada, context);
  if (typeof first === 'string' || typeof second === 'string') throw new Error('refused');
  expect(second.reaction.seq).toBeGreaterThan(first.reaction.seq);
});
