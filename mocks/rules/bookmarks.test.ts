import { aBookmark, aPost, aUser, aRuleContext } from '../testing/records';
import { addBookmark, removeBookmark } from './bookmarks';

test('a bookmark remembers the post’s place in a feed', () => {
  const post = aPost({ _id: 'p', seq: 5, likeCount: 3 });
  expect(addBookmark(post, undefined, aUser(), aRuleContext())).toEqual({
    bookmark: { userId: 'ada', postId: 'p', seq: 101, postSeq: 5, likeCount: 3 },
  });
});

test('bookmarking twice is refused', () => {
  const outcome = addBookmark(aPost(), aBookmark(), aUser(), aRuleContext());
  expect(outcome).toBe('alreadyBookmarked');
});

test('a bookmark that is there can be removed', () => {
  expect(removeBookmark(aBookmark())).toEqual({ removed: aBookmark() });
});

test('removing what was never bookmarked is refused', () => {
  expect(removeBookmark(undefined)).toBe('notBookmarked');
});
