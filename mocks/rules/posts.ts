import { isBlank } from '../../src/domain/blank';
import type { RefusalName } from '../../src/domain/errors';
import type { NewPost, PostEdit } from '../../src/domain/requests';
import type { ListRecord } from './listRecords';
import { postFilmFields, withoutFilm } from './postFilms';
import { changedPictures, postPictureFields, photoRecord } from './postPictures';
import {
  isPastRestoring,
  toTimestamp,
  type DeletedRecord,
  type PhotoRecord,
  type PostRecord,
  type PostRemoval,
  type StoredPicture,
  type UserRecord,
  type RuleContext,
} from './records';
import { storedPictures } from './storedPictures';

interface Written {
  post: PostRecord;
  photo: PhotoRecord | null;
}

/** The list that a post is about. */
const listFields = (list: ListRecord | null): Pick<PostRecord, 'listId' | 'listSeq'> =>
  list ? { listId: list._id, listSeq: list.seq } : {};

/**
 * If the actor already has a post with this id, it is a retry, answered with that post.
 * @param list that it is about
 */
export function createPost(
  existing: PostRecord | undefined,
  actor: UserRecord,
  {
    _id,
    content,
    pictures,
    photos,
    alt,
    replyTo,
    entryId: _entry,
    listId: _list,
    ...film
  }: NewPost,
  context: RuleContext,
  list: ListRecord | null = null,
): (Written & { isNew: true }) | { post: PostRecord; isNew: false } | RefusalName {
  const given = changedPictures([], { pictures, photos, alt });
  if (!hasContent(content, given, film.filmId)) return 'emptyPost';
  const outcome = postFilmFields({}, film, context);
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
      ...listFields(list),
      ...postPictureFields(given),
      ...outcome.fields,
      likeCount: 0,
      seq: nextSeq(),
      createdAt: at,
      updatedAt: at,
    },
    photo: photoRecord(postId, given),
  };
}

/**
 * A description never outlives the picture it was written for.
 * @param addressOf converts a stored picture's address to the answered one; sent back, it is the same picture
 * @param list that the changes name
 */
export function editPost(
  { post, photo }: Written,
  actor: UserRecord,
  changes: PostEdit,
  context: RuleContext,
  addressOf: (stored: string) => string,
  list: ListRecord | null = null,
): Written | RefusalName {
  if (post.authorId !== actor._id) return 'editNotAuthor';
  const pictures = changedPictures(storedPictures(post, photo), changes, addressOf);
  const content = changes.content ?? post.content;
  const filmId = changes.filmId === undefined ? post.filmId : changes.filmId;
  if (!hasContent(content, pictures, filmId)) return 'emptyPost';
  const outcome = postFilmFields(post, changes, context);
  if (typeof outcome === 'string') return outcome;
  const { alt: _alt, otherAlts: _otherAlts, ...undescribed } = withoutFilm(post);
  const { listId: _id, listSeq: _seq, ...unlisted } = undescribed;
  const at = toTimestamp(context.now);
  return {
    post: {
      ...(changes.listId === undefined ? undescribed : unlisted),
      content,
      ...listFields(list),
      ...postPictureFields(pictures),
      ...outcome.fields,
      updatedAt: at,
      editedAt: at,
    },
    photo: photoRecord(post._id, pictures),
  };
}

export function deletePost(
  removal: PostRemoval,
  actor: UserRecord,
  { now }: RuleContext,
): { deleted: DeletedRecord } | RefusalName {
  if (removal.post.authorId !== actor._id) return 'deleteNotAuthor';
  return { deleted: { ...removal, _id: removal.post._id, deletedAt: now.getTime() } };
}

/** The actor's own post that exists is a retry, answered with that post. Only its author learns that one was deleted. */
export function restorePost(
  existing: PostRecord | undefined,
  deleted: DeletedRecord | undefined,
  actor: UserRecord,
  { now }: RuleContext,
): { post: PostRecord; restored: DeletedRecord | null } | RefusalName {
  if (existing?.authorId === actor._id) return { post: existing, restored: null };
  if (deleted?.post.authorId !== actor._id || isPastRestoring(deleted, now))
    return 'restoreTooLate';
  return { post: deleted.post, restored: deleted };
}

/** A post needs text, a picture or a film. */
export function hasContent(
  content: string,
  pictures: readonly StoredPicture[],
  filmId: string | null | undefined,
): boolean {
  return pictures.length > 0 || !isBlank(content) || Boolean(filmId);
}
