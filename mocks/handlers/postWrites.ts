import type { HttpHandler } from 'msw';
import { createPostSchema, editPostSchema } from '../../src/domain/requests';
import type { Writing } from '../db/db';
import { findPost, putPost, removePost, replyCountOf } from '../db/posts';
import { findFilm, updateStandingsForPost } from '../films/standings';
import {
  putNotifications,
  removeNotifications,
  notifyOfEdit,
  notifyOfPost,
} from '../notifications/notify';
import type { PhotoRecord, UserRecord } from '../rules/records';
import { createPost, deletePost, editPost, restorePost } from '../rules/posts';
import { found, granted, Refusal } from '../rules/refusal';
import { mutatePost } from './mutatePost';
import type { Server } from './server';
import { standingContext } from './standingContext';
import { authorisedBody } from './transactions';

export function postWriteHandlers(server: Server): HttpHandler[] {
  const { route, filmIndex } = server;
  return [
    route('post', '*/api/posts', async (call) => {
      const { postData } = await authorisedBody(server, call, createPostSchema);
      return mutatePost(server, call, async (act) => {
        const { tx, actor, context } = act;
        if (postData.filmId) await findFilm(tx, filmIndex, postData.filmId);
        const existing = postData._id === undefined ? undefined : await findPost(tx, postData._id);
        const isReply = postData.replyTo !== undefined && !existing;
        if (isReply) found(await findPost(tx, postData.replyTo ?? ''), 'postNotFound');
        const written = granted(createPost(existing, actor, postData, context));
        const { post } = written;
        if (!written.isNew) return { postId: post._id, post, kind: null };
        if (await isHeld(tx, post._id, actor)) throw Refusal.named('idTaken');
        await putPost(tx, post);
        await storePhoto(tx, post._id, written.photo);
        // A post deleted under this id can no longer be restored.
        await tx.delete('deleted', post._id);
        await notifyOfPost(tx, post);
        const filmIds = await updateStandingsForPost(standingContext(server, act), null, post);
        return { postId: post._id, post, kind: 'created', filmIds };
      });
    }),

    route('post', '*/api/posts/edit/:postId', async (call) => {
      const { postData } = await authorisedBody(server, call, editPostSchema);
      return mutatePost(server, call, async (act) => {
        const { tx, actor, context } = act;
        const before = found(await findPost(tx, call.param('postId')), 'postNotFound');
        if (postData.filmId) await findFilm(tx, filmIndex, postData.filmId);
        const earlierPhoto = (await tx.get('photos', before._id)) ?? null;
        const edited = granted(
          editPost({ post: before, photo: earlierPhoto }, actor, postData, context, server.picture),
        );
        await putPost(tx, edited.post);
        if (postData.pictures !== undefined || postData.photos !== undefined)
          await storePhoto(tx, before._id, edited.photo);
        await notifyOfEdit(tx, before, edited.post, context);
        const filmIds = await updateStandingsForPost(
          standingContext(server, act),
          before,
          edited.post,
        );
        return { postId: before._id, post: edited.post, kind: 'edited', filmIds };
      });
    }),

    route('delete', '*/api/posts/:postId', (call) =>
      mutatePost(server, call, async (act) => {
        const { tx, actor, context } = act;
        const post = found(await findPost(tx, call.param('postId')), 'postNotFound');
        const postId = post._id;
        const photo = (await tx.get('photos', postId)) ?? null;
        const reactions = await tx.list('reactions', 'byPost', [postId]);
        const bookmarks = await tx.list('bookmarks', 'byPost', [postId]);
        const notifications = await tx.list('notifications', 'byPost', [postId]);
        const { deleted } = granted(
          deletePost({ post, photo, reactions, bookmarks, notifications }, actor, context),
        );
        await tx.put('deleted', deleted);
        await Promise.all([
          removePost(tx, post),
          tx.delete('photos', postId),
          removeNotifications(tx, notifications),
          ...reactions.map(({ userId }) => tx.delete('reactions', [postId, userId])),
          ...bookmarks.map(({ userId }) => tx.delete('bookmarks', [userId, postId])),
        ]);
        const filmIds = await updateStandingsForPost(standingContext(server, act), post, null);
        return { postId, post: null, kind: 'deleted', filmIds };
      }),
    ),

    route('post', '*/api/posts/restore/:postId', (call) =>
      mutatePost(server, call, async (act) => {
        const { tx, actor, context } = act;
        const postId = call.param('postId');
        const existing = await findPost(tx, postId);
        const deleted = await tx.get('deleted', postId);
        const { post, restored } = granted(restorePost(existing, deleted, actor, context));
        if (!restored) return { postId, post, kind: null };
        await Promise.all([
          putPost(tx, post),
          storePhoto(tx, postId, restored.photo),
          ...restored.reactions.map((reaction) => tx.put('reactions', reaction)),
          ...restored.bookmarks.map((bookmark) => tx.put('bookmarks', bookmark)),
          putNotifications(tx, restored.notifications ?? []),
          tx.delete('deleted', postId),
        ]);
        const filmIds = await updateStandingsForPost(standingContext(server, act), null, post);
        return { postId, post, kind: 'restored', filmIds };
      }),
    ),
  ];
}

/** Whether an id without a post is still in use: its author can restore the post, or it has replies. */
async function isHeld(tx: Writing, postId: string, actor: UserRecord): Promise<boolean> {
  const deleted = await tx.get('deleted', postId);
  return deleted ? deleted.post.authorId !== actor._id : (await replyCountOf(tx, postId)) > 0;
}

function storePhoto(tx: Writing, postId: string, photo: PhotoRecord | null): Promise<void> {
  return photo ? tx.put('photos', photo) : tx.delete('photos', postId);
}
