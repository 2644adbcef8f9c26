import type { RefusalName } from '../../src/domain/errors';
import { LIMITS } from '../../src/domain/limits';
import type { NewPost, PostChanges } from '../../src/domain/requests';
import { saidOfFilm, withoutFilm } from './postFilms';
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
  { _id, content, photos, alt, replyTo, ...film }: NewPost,
  context: RuleContext,
): (Written & { isNew: true }) | { post: PostRecord; isNew: false } | RefusalName {
  if (!saysSomething(content, photos)) return 'emptyPost';
  const outcome = saidOfFilm({}, film, context);
  if (typeof outcome === 'string') return outcome;
  if (existing)
    return existing.authorId === actor._id ? { post: existing, isNew: false } : 'idTaken';
  const { now, newId, nextSeq } = context;
  const postId = _id ?? newId();
  const at = toTimestamp(now);
  return {
    isNew: true,
    post: {
      _id: postId,
      authorId: actor._id,
      ...(replyTo !== undefined && { replyToId: replyTo }),
      content,
      hasPhoto: photos !== null,
      ...described(photos, alt),
      ...outcome.said,
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
  context: RuleContext,
  answered: (stored: string) => string,
): Written | RefusalName {
  if (post.authorId !== actor._id) return 'editNotAuthor';
  const isSamePhoto =
    photo && typeof changes.photos === 'string' && answered(changes.photos) === answered(photo.url);
  const url = changes.photos === undefined || isSamePhoto ? (photo?.url ?? null) : changes.photos;
  const content = changes.content ?? post.content;
  if (!saysSomething(content, url)) return 'emptyPost';
  const outcome = saidOfFilm(post, changes, context);
  if (typeof outcome === 'string') return outcome;
  const { alt: earlierAlt, ...undescribed } = withoutFilm(post);
  const at = toTimestamp(context.now);
  return {
    post: {
      ...undescribed,
      content,
      hasPhoto: url !== null,
      ...described(url, changes.alt ?? (url === photo?.url ? earlierAlt : undefined)),
      ...outcome.said,
      updatedAt: at,
      editedAt: at,
    },
    photo: url === null ? null : { postId: post._id, url },
  };
}

export function deletePost(
  taken: Omit<DeletedRecord, '_id' | 'deletedAt'>,
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

export function isPastRestoring({ deletedAt }: { deletedAt: number }, now: Date): boolean {
  return now.getTime() - deletedAt >= LIMITS.restoreMs;
}

/** The description as it is stored: only beside a photo, and only where it says something. */
function described(photo: string | null, alt = ''): Pick<PostRecord, 'alt'> {
  return photo !== null && alt.trim() !== '' ? { alt } : {};
}

/** A post needs text or a photo. */
export function saysSomething(content: string, photo: string | null): boolean {
  return photo !== null || content.trim() !== '';
}
