import { isCachedByNow } from '../../../api/cachedByNow';
import { refetchFresh } from '../../../api/refetchFresh';
import type { StoreAccess } from '../../../app/hooks';
import { postsApi, type RevisedPost } from '../postsApi';
import { isPostCached } from './selectPost';

/**
 * Refetches a post; the slice stores the answer, also that the post was deleted.
 * @returns the post, or null if it was deleted or the call failed
 */
export const refetchPost = (
  { dispatch }: Pick<StoreAccess, 'dispatch'>,
  postId: string,
): Promise<RevisedPost | null> => refetchFresh(dispatch, postsApi.endpoints.getPost, postId);

/** Whether a post that has changed is cached, or comes with an answer that is on its way. */
export const isPostCachedByNow = (api: StoreAccess, postId: string): Promise<boolean> =>
  isCachedByNow(() => isPostCached(api.getState(), postId), api.dispatch);

/** Refetches the post that a reply answers, so that its count of replies is current. */
export const refetchReplied = async (api: StoreAccess, replyToId: string | undefined) => {
  if (replyToId !== undefined && (await isPostCachedByNow(api, replyToId)))
    await refetchPost(api, replyToId);
};
