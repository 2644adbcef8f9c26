import { createPostSchema, editPostSchema } from '../../src/domain/requests';
import { findDeleted } from '../db/cleanup';
import { findPost, putPost, replyCountOf } from '../db/posts';
import { findFilm } from '../films/findFilm';
import { findList } from '../lists/listStore';
import { changeStanding, updateStandingsForPost, type StandingContext } from '../films/standings';
import { notifyOfEdit, notifyOfPost } from '../notifications/notify';
import { putBack, removalOf, removeWhole, storePhoto } from '../posts/removal';
import type { UserRecord } from '../rules/records';
import { ownEntry } from '../rules/postFilms';
import { createPost, deletePost, editPost, restorePost } from '../rules/posts';
import { found, granted, Refusal } from '../rules/refusal';
import { withoutSource } from '../rules/standing';
import { endpoint, type Endpoint } from './endpoint';
import { mutatePost } from './mutatePost';
import type { Server } from './server';
import { standingContext } from './standingContext';
import { authorisedBody, type ActorMutation } from './transactions';

export function postWriteEndpoints(server: Server): Endpoint[] {
  const { filmIndex } = server;

  /** With the film's present id, if it was merged. @throws Refusal 404 if there is no such film */
  async function aboutCurrentFilm<T extends { filmId?: string | null }>(
    { tx }: ActorMutation,
    data: T,
  ): Promise<T> {
    if (!data.filmId) return data;
    const { _id } = await findFilm(tx, filmIndex, data.filmId);
    return { ...data, filmId: _id };
  }

  return [
    endpoint('post', '*/api/posts', async (call) => {
      const body = await authorisedBody(server, call, createPostSchema);
      return mutatePost(server, call, async (act) => {
        const { tx, unhidden, actor, context } = act;
        const postData = await aboutCurrentFilm(act, body.postData);
        const existing =
          postData._id === undefined ? undefined : await findPost(unhidden, postData._id);
        // A retry is answered even if the list was deleted meanwhile.
        const list = existing ? null : await namedList(act, postData.listId);
        const isReply = postData.replyTo !== undefined && !existing;
        if (isReply) found(await findPost(tx, postData.replyTo ?? ''), 'postNotFound');
        const written = granted(createPost(existing, actor, postData, context, list));
        const { post } = written;
        if (!written.isNew) return { postId: post._id, post, kind: null };
        if (await isHeld(act, post._id)) throw Refusal.named('idTaken');
        await putPost(tx, post);
        await storePhoto(tx, post._id, written.photo);
        // A post deleted under this id can no longer be restored.
        await tx.delete('deleted', post._id);
        const notifiedIds = await notifyOfPost(tx, post);
        const standings = standingContext(server, act);
        if (postData.entryId !== undefined) await replaceEntry(standings, actor, postData.entryId);
        const filmIds = await updateStandingsForPost(standings, null, post);
        return { postId: post._id, post, kind: 'created', filmIds, notifiedIds };
      });
    }),

    endpoint('post', '*/api/posts/edit/:postId', async (call) => {
      const body = await authorisedBody(server, call, editPostSchema);
      return mutatePost(server, call, async (act) => {
        const { tx, actor, context } = act;
        const before = found(await findPost(tx, call.param('postId')), 'postNotFound');
        const postData = await aboutCurrentFilm(act, body.postData);
        const list = await namedList(act, postData.listId);
        const earlierPhoto = (await tx.get('photos', before._id)) ?? null;
        const edited = granted(
          editPost(
            { post: before, photo: earlierPhoto },
            actor,
            postData,
            context,
            server.picture,
            list,
          ),
        );
        await putPost(tx, edited.post);
        if (postData.pictures !== undefined || postData.photos !== undefined)
          await storePhoto(tx, before._id, edited.photo);
        const notifiedIds = await notifyOfEdit(tx, before, edited.post, context);
        const filmIds = await updateStandingsForPost(
          standingContext(server, act),
          before,
          edited.post,
        );
        return { postId: before._id, post: edited.post, kind: 'edited', filmIds, notifiedIds };
      });
    }),

    endpoint('delete', '*/api/posts/:postId', (call) =>
      mutatePost(server, call, async (act) => {
        const { tx, actor, context } = act;
        const post = found(await findPost(tx, call.param('postId')), 'postNotFound');
        const postId = post._id;
        const { deleted } = granted(deletePost(await removalOf(tx, post), actor, context));
        await tx.put('deleted', deleted);
        const notifiedIds = await removeWhole(tx, deleted);
        const filmIds = await updateStandingsForPost(standingContext(server, act), post, null);
        return { postId, post: null, kind: 'deleted', filmIds, notifiedIds };
      }),
    ),

    endpoint('post', '*/api/posts/restore/:postId', (call) =>
      mutatePost(server, call, async (act) => {
        const { tx, actor, context } = act;
        const postId = call.param('postId');
        const existing = await findPost(tx, postId);
        const deleted = await tx.get('deleted', postId);
        const { post, restored } = granted(restorePost(existing, deleted, actor, context));
        if (!restored) return { postId, post, kind: null };
        const notifiedIds = await putBack(tx, restored);
        await tx.delete('deleted', postId);
        const filmIds = await updateStandingsForPost(standingContext(server, act), null, post);
        return { postId, post, kind: 'restored', filmIds, notifiedIds };
      }),
    ),
  ];
}

/** @throws Refusal if the actor may not know of the list */
const namedList = async ({ tx, actor }: ActorMutation, listId: string | null | undefined) =>
  listId ? findList(tx, listId, actor) : null;

/**
 * Whether an id without a post is still in use: its author can restore the post, moderators can give it back, or it has
 * replies.
 */
async function isHeld(
  { tx, unhidden, actor, context }: ActorMutation,
  postId: string,
): Promise<boolean> {
  if (await unhidden.get('takenDownPosts', postId)) return true;
  const deleted = await findDeleted(tx, 'deleted', postId, context.now);
  return deleted ? deleted.post.authorId !== actor._id : (await replyCountOf(tx, postId)) > 0;
}

/** The post takes an entry's place in its author's diary. @throws Refusal */
async function replaceEntry(
  standings: StandingContext,
  actor: UserRecord,
  entryId: string,
): Promise<void> {
  const entry = found(await standings.tx.get('diary', entryId), 'entryNotFound');
  granted(ownEntry(entry, actor));
  await changeStanding(standings, entry.filmId, (standing) => withoutSource(standing, entryId));
}
