import type { BookmarksAnswer } from '../../src/domain/answers';
import { findPost } from '../db/posts';
import { addBookmark, removeBookmark } from '../rules/bookmarks';
import type { BookmarkRecord, PostRecord } from '../rules/records';
import { found, granted } from '../rules/refusal';
import { bookmarksOf } from '../views/users';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { mutate, type ActorMutation } from './transactions';

type Store = (
  act: ActorMutation,
  post: PostRecord,
  existing: BookmarkRecord | undefined,
) => Promise<void>;

const add: Store = ({ tx, actor, context }, post, existing) =>
  tx.put('bookmarks', granted(addBookmark(post, existing, actor, context)).bookmark);

const remove: Store = ({ tx, actor }, post, existing) => {
  granted(removeBookmark(existing));
  return tx.delete('bookmarks', [actor._id, post._id]);
};

export function bookmarkEndpoints(server: Server): Endpoint[] {
  async function change(call: Call, store: Store): Promise<Reply> {
    const changed = await mutate<BookmarksAnswer>(server, call, async (act) => {
      const { tx, actor } = act;
      const post = found(await findPost(tx, call.param('postId')), 'postNotFound');
      await store(act, post, await tx.get('bookmarks', [actor._id, post._id]));
      return {
        value: await bookmarksOf(tx, actor._id),
        change: { kind: 'bookmarked', actorId: actor._id, postIds: [post._id], userIds: [] },
      };
    });
    return reply(changed);
  }

  return [
    endpoint('post', '*/api/users/bookmark/:postId', (call) => change(call, add)),
    endpoint('post', '*/api/users/remove-bookmark/:postId', (call) => change(call, remove)),
  ];
}
