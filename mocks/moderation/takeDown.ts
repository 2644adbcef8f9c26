import { findPost } from '../db/posts';
import { updateStandingsForPost, type StandingContext } from '../films/standings';
import type { FilmIndex } from '../films/filmIndex';
import { findList } from '../lists/listStore';
import { listRemovalOf, putListBack, removeWholeList } from '../lists/removal';
import { notifyOfModeration } from '../notifications/notifyOfModeration';
import { putBack, removalOf, removeWhole } from '../posts/removal';
import { toTimestamp, type PostRecord } from '../rules/records';
import { found } from '../rules/refusal';
import type { Acting, Heard } from './record';

interface TakingDown extends Acting {
  filmIndex: FilmIndex;
}

const standingsOf = (
  { tx, filmIndex, context }: TakingDown,
  { authorId }: PostRecord,
): StandingContext => ({ tx, filmIndex, userId: authorId, nextSeq: context.nextSeq });

/** What others hear of it is what they would hear if its author had done it. */
const heardOfPost = (
  kind: 'deleted' | 'restored',
  post: PostRecord,
  { filmIds, notifiedIds }: { filmIds: string[]; notifiedIds: string[] },
): Heard => ({
  kind,
  actorId: post.authorId,
  postIds: [post._id],
  ...(post.replyToId !== undefined && { replyToId: post.replyToId }),
  userIds: [],
  ...(filmIds.length > 0 && { filmIds }),
  notifiedIds,
});

const heardOfList = (listId: string, ownerId: string, notifiedIds: string[]): Heard => ({
  kind: 'list',
  actorId: ownerId,
  postIds: [],
  userIds: [],
  listIds: [listId],
  notifiedIds,
});

/** Takes a post out of everything, as if its author had deleted it, and keeps it. @throws Refusal 404 */
export async function takeDownPost(
  acting: TakingDown,
  postId: string,
  reason: string,
): Promise<Heard> {
  const { tx, context } = acting;
  const post = found(await findPost(tx, postId), 'postNotFound');
  const { authorId } = post;
  const removal = await removalOf(tx, post);
  const takenDownAt = toTimestamp(context.now);
  await tx.put('takenDownPosts', { _id: postId, authorId, reason, takenDownAt, removal });
  const notified = await removeWhole(tx, removal);
  const filmIds = await updateStandingsForPost(standingsOf(acting, post), post, null);
  const told = { userId: authorId, kind: 'takenDown', postId, reason } as const;
  const notifiedIds = [...notified, ...(await notifyOfModeration(tx, told, context))];
  return heardOfPost('deleted', post, { filmIds, notifiedIds });
}

/** Puts a post back as it was. @throws Refusal 404 if it is not taken down */
export async function giveBackPost(
  acting: TakingDown,
  postId: string,
  reason: string,
): Promise<Heard> {
  const { tx, context } = acting;
  const { removal } = found(await tx.get('takenDownPosts', postId), 'postNotFound');
  const { post } = removal;
  const notified = await putBack(tx, removal);
  await tx.delete('takenDownPosts', postId);
  const filmIds = await updateStandingsForPost(standingsOf(acting, post), null, post);
  const told = { userId: post.authorId, kind: 'givenBack', postId, reason } as const;
  const notifiedIds = [...notified, ...(await notifyOfModeration(tx, told, context))];
  return heardOfPost('restored', post, { filmIds, notifiedIds });
}

/** The same of a list, which must be public. @throws Refusal 404 */
export async function takeDownList(
  { tx, context }: Acting,
  listId: string,
  reason: string,
): Promise<Heard> {
  const list = await findList(tx, listId, null);
  const authorId = list.ownerId;
  const removal = await listRemovalOf(tx, list);
  const takenDownAt = toTimestamp(context.now);
  await tx.put('takenDownLists', { _id: listId, authorId, reason, takenDownAt, removal });
  const notified = await removeWholeList(tx, removal);
  const told = { userId: authorId, kind: 'takenDown', listId, reason } as const;
  const notifiedIds = [...notified, ...(await notifyOfModeration(tx, told, context))];
  return heardOfList(listId, authorId, notifiedIds);
}

/** Puts a list back as it was. @throws Refusal 404 if it is not taken down */
export async function giveBackList(
  { tx, context }: Acting,
  listId: string,
  reason: string,
): Promise<Heard> {
  const { authorId, removal } = found(await tx.get('takenDownLists', listId), 'listNotFound');
  const notified = await putListBack(tx, removal);
  await tx.delete('takenDownLists', listId);
  const told = { userId: authorId, kind: 'givenBack', listId, reason } as const;
  const notifiedIds = [...notified, ...(await notifyOfModeration(tx, told, context))];
  return heardOfList(listId, authorId, notifiedIds);
}
