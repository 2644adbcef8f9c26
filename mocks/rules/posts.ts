import type { RefusalName } from '../../src/domain/errors';
import { LIMITS } from '../../src/domain/limits';
import type { NewPost, PostChanges } from '../../src/domain/requests';
import {
  toTimestamp,
  type DeletedRecord,
  type PhotoRecord,
  type PostRecord,
  type UserRecord,
  type RuleContext,
} from './records';

interface Written {
  post: PostRecord;
  photo: PhotoRecord | null;
}

/** A post that exists under the id already is answered as it is when it is the actor's own: a retry. */
export function createPost(
  existing: PostRecord | undefined,
  actor: UserRecord,
  { _id, content, photos, alt }: NewPost,
  { now, newId, nextSeq }: RuleContext,
): (Written & { isNew: true }) | { post: PostRecord; isNew: false } | RefusalName {
  if (!saysSomething(content, photos)) return 'emptyPost';
  if (existing)
    return existing.authorId === actor._id ? { post: existing, isNew: false } : 'idTaken';
  const postId = _id ?? newId();
  const at = toTimestamp(now);
  return {
    isNew: true,
    post: {
      _id: postId,
      authorId: actor._id,
      content,
      hasPhoto: photos !== null,
      ...described(photos, alt),
      likeCount: 0,
      seq: nextSeq(),
      createdAt: at,
      updatedAt: at,
    },
    photo: photos === null ? null : { postId, url: photos },
  };
}

/**
 * A description never outlives the photo it was written for.
 * @param answered how a stored picture's address is answered: sent back so, it is the same picture
 */
export function editPost(
  { post, photo }: Written,
  actor: UserRecord,
  changes: PostChanges,
  { now }: RuleContext,
  answered: (stored: string) => string,
): Written | RefusalName {
  if (post.authorId !== actor._id) return 'editNotAuthor';
  const isSamePhoto =
    photo && typeof changes.photos === 'string' && answered(changes.photos) === answered(photo.url);
  const url = changes.photos === undefined || isSamePhoto ? (photo?.url ?? null) : changes.photos;
  const content = changes.content ?? post.content;
  if (!saysSomething(content, url)) return 'emptyPost';
  const { alt: earlierAlt, ...undescribed } = post;
  const at = toTimestamp(now);
  return {
    post: {
      ...undescribed,
      content,
      hasPhoto: url !== null,
      ...described(url, changes.alt ?? (url === photo?.url ? earlierAlt : undefined)),
      updatedAt: at,
      editedAt: at,
    },
    photo: url === null ? null : { postId: post._id, url },
  };
}

export function deletePost(
  taken: Pick<DeletedRecord, 'post' | 'photo' | 'reactions' | 'bookmarks'>,
  actor: UserRecord,
  { now }: RuleContext,
): { deleted: DeletedRecord } | RefusalName {
  if (taken.post.authorId !== actor._id) return 'deleteNotAuthor';
  return { deleted: { ...taken, _id: taken.post._id, deletedAt: now.getTime() } };
}

/** Nobody but its author learns that the post was ever there. */
export function restorePost(
  deleted: DeletedRecord | undefined,
  actor: UserRecord,
  { now }: RuleContext,
): { restored: DeletedRecord } | RefusalName {
  if (deleted?.post.authorId !== actor._id || isPastRestoring(deleted, now))
    return 'restoreTooLate';
  return { restored: deleted };
}

export function isPastRestoring(deleted: DeletedRecord, now: Date): boolean {
  return now.getTime() - deleted.deletedAt >= LIMITS.restoreMs;
}

/** The description as it is stored: only beside a photo, and only where it says something. */
function described(photo: string | null, alt = ''): Pick<PostRecord, 'alt'> {
  return photo !== null && alt.trim() !== '' ? { alt } : {};
}

/** A post needs text or a photo. */
export function saysSomething(content: string, photo: string | null): boolean {
  return photo !== null || content.trim() !== '';
}
