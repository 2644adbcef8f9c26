import type { RefusalName } from '../../src/domain/errors';
import type { BookmarkRecord, PostRecord, UserRecord, RuleContext } from './records';

export function addBookmark(
  post: PostRecord,
  existing: BookmarkRecord | undefined,
  actor: UserRecord,
  { nextSeq }: RuleContext,
): { bookmark: BookmarkRecord } | RefusalName {
  if (existing) return 'alreadyBookmarked';
  return {
    bookmark: {
      userId: actor._id,
      postId: post._id,
      seq: nextSeq(),
      postSeq: post.seq,
    },
  };
}

export function removeBookmark(
  existing: BookmarkRecord | undefined,
): { removed: BookmarkRecord } | RefusalName {
  return existing ? { removed: existing } : 'notBookmarked';
}
