import type { BookmarksAnswer } from '../../src/domain/answers';
import type { Reading } from '../db/db';
import { findPost } from '../db/posts';
import { addBookmark, removeBookmark } from '../rules/bookmarks';
import { found, granted } from '../rules/refusal';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { mutate, readSignedIn } from './transactions';

export function bookmarkEndpoints(server: Server): Endpoint[] {
  return [
    endpoint('get', '*/api/users/bookmark', async (call) =>
      reply(await readSignedIn(server, call, (tx, viewer) => bookmarksOf(tx, viewer._id))),
    ),

    endpoint('post', '*/api/users/bookmark/:postId', async (call) => {
      const postId = call.param('postId');
      const bookmarks = await mutate(server, call, async ({ tx, actor, context }) => {
        const post = found(await findPost(tx, postId), 'postNotFound');
        const existing = await tx.get('bookmarks', [actor._id, postId]);
        const { bookmark } = granted(addBookmark(post, existing, actor, context));
        await tx.put('bookmarks', bookmark);
        return {
          value: await bookmarksOf(tx, actor._id),
          change: { kind: 'bookmarked', actorId: actor._id, postIds: [postId], userIds: [] },
        };
      });
      return reply(bookmarks);
    }),

    endpoint('post', '*/api/users/remove-bookmark/:postId', async (call) => {
      const postId = call.param('postId');
      const bookmarks = await mutate(server, call, async ({ tx, actor }) => {
        found(await findPost(tx, postId), 'postNotFound');
        granted(removeBookmark(await tx.get('bookmarks', [actor._id, postId])));
        await tx.delete('bookmarks', [actor._id, postId]);
        return {
          value: await bookmarksOf(tx, actor._id),
          change: { kind: 'bookmarked', actorId: actor._id, postIds: [postId], userIds: [] },
        };
      });
      return reply(bookmarks);
    }),
  ];
}

/** The newest bookmark first. */
async function bookmarksOf(tx: Reading, userId: string): Promise<BookmarksAnswer> {
  const bookmarks = await tx.list('bookmarks', 'byUser', [userId]);
  return { bookmarks: bookmarks.map((bookmark) => bookmark.postId).reverse() };
}
