import { withoutLike } from '../rules/leaving';
import type { ListRemoval } from '../rules/listRecords';
import type { PostRemoval } from '../rules/records';
import { anyLeft, clearing } from './clearing';
import type { Erasing } from './erasing';

const reportsBy = clearing('reports', 'byReporter', ({ reporterId, kind, aboutId }) => [
  reporterId,
  kind,
  aboutId,
]);
const reportsAbout = clearing('reports', 'byAbout', ({ reporterId, kind, aboutId }) => [
  reporterId,
  kind,
  aboutId,
]);

/** Erases what a person reported, and the reports about them. The moderators' log keeps ids, which lead to nobody. */
export const eraseReports = ({ tx, userId }: Erasing): Promise<boolean> =>
  anyLeft([reportsBy(tx, userId), reportsAbout(tx, 'user', userId)]);

/** What will be put back with a post or a list, without what a person did there. */
function withoutPerson<R extends Pick<PostRemoval | ListRemoval, 'reactions' | 'notifications'>>(
  removal: R,
  userId: string,
): R {
  const isOthers = (record: { userId: string }) => record.userId !== userId;
  return {
    ...removal,
    reactions: removal.reactions.filter(isOthers),
    notifications: removal.notifications?.filter(isOthers) ?? [],
  };
}

const withoutTheirLike = <T extends { likeCount: number }>(
  liked: T,
  { reactions }: Pick<PostRemoval | ListRemoval, 'reactions'>,
  userId: string,
): T =>
  reactions.some((reaction) => reaction.userId === userId && reaction.kind === 'like')
    ? withoutLike(liked)
    : liked;

const postWithout = (removal: PostRemoval, userId: string): PostRemoval => ({
  ...withoutPerson(removal, userId),
  post: withoutTheirLike(removal.post, removal, userId),
  bookmarks: removal.bookmarks.filter((bookmark) => bookmark.userId !== userId),
});

const listWithout = (removal: ListRemoval, userId: string): ListRemoval => ({
  ...withoutPerson(removal, userId),
  list: withoutTheirLike(removal.list, removal, userId),
});

/** Erases what was taken down of a person, and what they did there of others' before it was: both could be put back. */
export async function eraseTakenDown({ tx, userId }: Erasing): Promise<boolean> {
  for (const post of await tx.all('takenDownPosts'))
    if (post.authorId === userId) await tx.delete('takenDownPosts', post._id);
    else await tx.put('takenDownPosts', { ...post, removal: postWithout(post.removal, userId) });
  for (const list of await tx.all('takenDownLists'))
    if (list.authorId === userId) await tx.delete('takenDownLists', list._id);
    else await tx.put('takenDownLists', { ...list, removal: listWithout(list.removal, userId) });
  return false;
}
