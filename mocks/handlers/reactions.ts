import { findPost, putPost } from '../db/posts';
import { dislike, like } from '../rules/reactions';
import { notifyOfLike, withdrawLike } from '../notifications/notify';
import { found, granted } from '../rules/refusal';
import { mutatePost } from './mutatePost';
import { endpoint, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';

export function reactionEndpoints(server: Server): Endpoint[] {
  function react(call: Call, rule: typeof like): Promise<Reply> {
    return mutatePost(server, call, async ({ tx, actor, context }) => {
      const before = found(await findPost(tx, call.param('postId')), 'postNotFound');
      const earlier = await tx.get('reactions', [before._id, actor._id]);
      const { post, reaction } = granted(rule(before, earlier, actor, context));
      await putPost(tx, post);
      await tx.put('reactions', reaction);
      const notifiedIds = await (reaction.kind === 'like'
        ? notifyOfLike(tx, post, reaction, post.updatedAt)
        : withdrawLike(tx, post, reaction));
      return { postId: post._id, post, kind: 'liked', notifiedIds };
    });
  }

  return [
    endpoint('post', '*/api/posts/like/:postId', (call) => react(call, like)),
    endpoint('post', '*/api/posts/dislike/:postId', (call) => react(call, dislike)),
  ];
}
