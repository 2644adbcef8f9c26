import type { Reading, Writing } from '../db/db';
import { putPost, removePost } from '../db/posts';
import { putNotifications, removeNotifications } from '../notifications/notify';
import type { PhotoRecord, PostRecord, PostRemoval } from '../rules/records';

/** A post with everything that goes with it when it is removed. Replies to it stay. */
export async function removalOf(tx: Reading, post: PostRecord): Promise<PostRemoval> {
  const [photo, reactions, bookmarks, notifications] = await Promise.all([
    tx.get('photos', post._id),
    tx.list('reactions', 'byPost', [post._id]),
    tx.list('bookmarks', 'byPost', [post._id]),
    tx.list('notifications', 'byPost', [post._id]),
  ]);
  return { post, photo: photo ?? null, reactions, bookmarks, notifications };
}

/** Removes the post. The standing of its film is not changed. @returns whose notifications showed it */
export async function removeWhole(
  tx: Writing,
  { post, reactions, bookmarks, notifications = [] }: PostRemoval,
): Promise<string[]> {
  const postId = post._id;
  const [notifiedIds] = await Promise.all([
    removeNotifications(tx, notifications),
    removePost(tx, post),
    tx.delete('photos', postId),
    ...reactions.map(({ userId }) => tx.delete('reactions', [postId, userId])),
    ...bookmarks.map(({ userId }) => tx.delete('bookmarks', [userId, postId])),
  ]);
  return notifiedIds;
}

/** Puts a removed post back as it was. The standing of its film is not changed. @returns whose notifications show it */
export async function putBack(
  tx: Writing,
  { post, photo, reactions, bookmarks, notifications = [] }: PostRemoval,
): Promise<string[]> {
  const [notifiedIds] = await Promise.all([
    putNotifications(tx, notifications),
    putPost(tx, post),
    storePhoto(tx, post._id, photo),
    ...reactions.map((reaction) => tx.put('reactions', reaction)),
    ...bookmarks.map((bookmark) => tx.put('bookmarks', bookmark)),
  ]);
  return notifiedIds;
}

/** Stores a post's pictures, or that it has none. */
export const storePhoto = (
  tx: Writing,
  postId: string,
  photo: PhotoRecord | null,
): Promise<void> => (photo ? tx.put('photos', photo) : tx.delete('photos', postId));
