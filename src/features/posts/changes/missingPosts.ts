import { errorStatus } from '../../../api/errorMessage';
import type { AppListenerApi } from '../../../app/hooks';
import { postsApi } from '../postsApi';

/**
 * The posts that the server does not have now. One of them is gone for good only if it is missing still when
 * `LIMITS.restoreMs` have passed. Where no answer comes, nothing is known, and the post counts as there.
 */
export const missingPosts = async (
  postIds: string[],
  { dispatch }: AppListenerApi,
): Promise<string[]> => {
  const missing: string[] = [];
  for (const postId of postIds) {
    const options = { subscribe: false, forceRefetch: true };
    const { error } = await dispatch(postsApi.endpoints.getPost.initiate(postId, options));
    if (errorStatus(error) === 404) missing.push(postId);
  }
  return missing;
};
