import type { RefusalName } from '../../src/domain/errors';
import { LIMITS } from '../../src/domain/limits';
import { toTimestamp } from './timestamp';
import type { DeletedRecord, PhotoRecord, PostRecord, UserRecord } from './records';
import type { RuleContext } from './context';

export interface NewPost {
  /** Made by the sender so that a retry is the same post; by the server when left out. */
  _id: string | undefined;
  content: string;
  photo: string | null;
  alt?: string;
}

/**
 * A field left out stays as it is; a null photo takes the photo away, an empty text its description.
 * A description never outlives the photo it was written for.
 */
export interface PostChanges {
  content?: string;
  photo?: string | null;
  alt?: string;
}

interface Written {
  post: PostRecord;
  photo: PhotoRecord | null;
}

/** A post that exists under the id already is answered as it stands when it is the actor's own: a retry. */
export function createPost(
  existing: PostRecord | undefined,
  actor: UserRecord,
  { _id, content, photo, alt }: NewPost,
  { now, newId, nextSeq }: RuleContext,
): (Written & { isNew: true }) | { post: PostRecord; isNew: false } | RefusalName {
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
      hasPhoto: photo !== null,
      ...described(photo, alt),
      likeCount: 0,
      seq: nextSeq(),
      createdAt: at,
      updatedAt: at,
    },
    photo: photo === null ? null : { postId, url: photo },
  };
}

export function editPost(
  { post, photo }: Written,
  actor: UserRecord,
  changes: PostChanges,
  { now }: RuleContext,
): Written | RefusalName {
  if (post.authorId !== actor._id) return 'editNotAuthor';
  const url = changes.photo === undefined ? (photo?.url ?? null) : changes.photo;
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

/** The description as it is kept: only beside a photo, and only where it says something. */
function described(photo: string | null, alt = ''): Pick<PostRecord, 'alt'> {
  return photo !== null && alt.trim() !== '' ? { alt } : {};
}

/** A post needs text or a photo. */
export function saysSomething(content: string, photo: string | null): boolean {
  return photo !== null || content.trim() !== '';
}
