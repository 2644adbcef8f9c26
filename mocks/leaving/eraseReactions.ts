import { findPost, putPost } from '../db/posts';
import { withdrawFollow, withdrawLike } from '../notifications/notify';
import { withdrawFromList } from '../notifications/notifyOfLists';
import { withoutLike } from '../rules/leaving';
import { isPart, partOf } from './clearing';
import type { Erasing } from './erasing';

/** Takes back what a person liked of others'. */
export async function eraseReactions({ tx, userId }: Erasing): Promise<boolean> {
  const reactions = await partOf(tx, 'reactions', 'byUser', userId);
  await Promise.all(
    reactions.map(async (reaction) => {
      await tx.delete('reactions', [reaction.postId, userId]);
      const post = await findPost(tx, reaction.postId);
      if (!post || reaction.kind !== 'like') return;
      await putPost(tx, withoutLike(post));
      await withdrawLike(tx, post, reaction);
    }),
  );
  return isPart(reactions);
}

/** Takes back which lists of others' a person liked or cloned. */
export async function eraseListReactions({ tx, userId }: Erasing): Promise<boolean> {
  const reactions = await partOf(tx, 'listReactions', 'byUser', userId);
  // One after the other, since somebody can both like and clone a list.
  for (const reaction of reactions) {
    await tx.delete('listReactions', [reaction.listId, userId, reaction.kind]);
    const list = await tx.get('lists', reaction.listId);
    if (!list) continue;
    if (reaction.kind === 'like') await tx.put('lists', withoutLike(list));
    await withdrawFromList(tx, list, reaction);
  }
  return isPart(reactions);
}

/** Ends whom a person follows, and who follows them. */
export async function eraseFollows({ tx, userId }: Erasing): Promise<boolean> {
  const following = await partOf(tx, 'follows', 'byFollower', userId);
  const followers = await partOf(tx, 'follows', 'byFollowee', userId);
  await Promise.all(
    [...following, ...followers].map(async (follow) => {
      await tx.delete('follows', [follow.followerId, follow.followeeId]);
      await withdrawFollow(tx, follow);
    }),
  );
  return isPart(following) || isPart(followers);
}
