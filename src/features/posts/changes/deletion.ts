import { desire } from '../../../api/changes/kinds';
import { orDone } from '../../../api/changes/orDone';
import { sendChanges } from '../../../api/changes/sendChanges';
import { inThisSession } from '../../../api/sameSession';
import type { AppStartListening } from '../../../app/hooks';
import { selectSessionUser } from '../../auth/authSlice';
import { refetchWatched } from '../../films/changes/watched';
import { postToasts } from '../postToasts';
import { toastQueued } from '../../ui/uiSlice';
import { postsApi } from '../postsApi';
import { postAnswered } from './postAnswers';
import { deletion } from './postChanges';
import { refetchPost, refetchReplied } from './refetchPost';
import { selectPost } from './selectPost';

const { deletePost, restorePost } = postsApi.endpoints;

export const postDeleted = deletion.event('posts/postDeleted', (postId: string) =>
  desire(postId, true),
);

/** The author undid a deletion. */
export const deletionUndone = deletion.event('posts/deletionUndone', (postId: string) =>
  desire(postId, false),
);

/** Sends deletions and their undos; only the latest counts. */
export const listenForDeletions = (start: AppStartListening): void =>
  sendChanges(start, deletion, {
    onMade: ({ target, desired }, { dispatch, getOriginalState }) => {
      if (!desired) return;
      const content = selectPost(getOriginalState(), target)?.content;
      dispatch(toastQueued(postToasts.postDeleted(target, deletionUndone(target), content)));
    },
    call: ({ target: postId, desired }, before) => {
      const authorId = selectSessionUser(before)?._id ?? '';
      const filmId = selectPost(before, postId)?.film?._id;
      const post = { postId, authorId, filmId };
      return desired
        ? orDone(deletePost.initiate(post, { track: false }), 'postNotFound')
        : restorePost.initiate(post, { track: false });
    },
    onSettled: ({ target, desired }, _answer, api, before) => {
      const post = selectPost(desired ? before : api.getState(), target);
      void refetchReplied(api, post?.replyTo?._id);
      if (post?.film) void refetchWatched(post.film._id, api);
    },
    afterFailure: async ({ target: postId }, api) => {
      const isSameSession = inThisSession(api);
      // The server may have acted despite the failure; feeds answered in the meantime may lack the post.
      const found = await refetchPost(api, postId);
      if (found && isSameSession())
        api.dispatch(postAnswered({ postId, ...found, missingBecause: 'restored' }));
    },
  });
