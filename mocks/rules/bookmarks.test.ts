import { aBookmark, aPost, aUser, aRuleContext } from '../testing/records';
import { addBookmark, removeBookmark } from './bookmarks';

test('a bookmark records the post’s age', () => {
  const post = aPost({ _id: 'p', seq: 5 });
  expect(addBookmark(post, undefined, aUser(), aRuleContext())).toEqual({
    bookmark: { userId: 'ada', postId: 'p', seq: 101, postSeq: 5 },
  });
});

test('bookmarking twice is refused', () => {
  const outcome = addBookmark(aPost(), aBookmark(), aUser(), aRuleContext());
  expect(outcome).toBe('alreadyBookmarked');
});

test('an existing bookmark can be removed', () => {
  expect(removeBookmark(aBookmark())).toEqual({ removed: aBookmark() });
});

test('removing a missing bookmark is refused', () => {
  expect(removeBookmark(undefined)).toBe('notBookmarked');
});
