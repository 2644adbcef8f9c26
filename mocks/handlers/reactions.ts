import type { HttpHandler } from 'msw';
import { findPost, putPost } from '../db/posts';
import { dislike, like } from '../rules/reactions';
import { notifyOfLike, withdrawLike } from '../notifications/notify';
import { found, granted } from '../rules/refusal';
import { mutatePost } from './mutatePost';
import type { Call, Reply } from './route';
import type { Server } from './server';

export function reactionHandlers(server: Server): HttpHandler[] {
  const { route } = server;

  function react(call: Call, rule: typeof like): Promise<Reply> {
    return mutatePost(server, call, async ({ tx, actor, context }) => {
      const before = found(await findPost(tx, call.param('postId')), 'postNotFound');
      const earlier = await tx.get('reactions', [before._id, actor._id]);
      const { post, reaction } = granted(rule(before, earlier, actor, context));
      await putPost(tx, post);
      await tx.put('reactions', reaction);
      if (reaction.kind === 'like') await notifyOfLike(tx, post, reaction, post.updatedAt);
      else await withdrawLike(tx, post);
      const { _id: postId, likeCount } = post;
      const bookmarks = await tx.list('bookmarks', 'byPost', [postId]);
      await Promise.all(
        bookmarks.map((bookmark) => tx.put('bookmarks', { ...bookmark, likeCount })),
      );
      return { postId, post, kind: 'liked' };
    });
  }

  return [
    route('post', '*/api/posts/like/:postId', (call) => react(call, like)),
    route('post', '*/api/posts/dislike/:postId', (call) => react(call, dislike)),
  ];
}
