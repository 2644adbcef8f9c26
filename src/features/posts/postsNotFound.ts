import { errorStatus } from '../../api/errorMessage';
import type { AppListenerApi } from '../../app/hooks';
import { postsApi } from './postsApi';

/**
 * Returns the ids for which the server answers 404. Such a post is gone for good only if it is still missing after
 * `LIMITS.restoreMs`. Any other failure proves nothing, so that post counts as existing.
 */
export const postsNotFound = async (
  postIds: string[],
  { dispatch }: AppListenerApi,
): Promise<string[]> => {
  const notFound: string[] = [];
  for (const postId of postIds) {
    const options = { subscribe: false, forceRefetch: true };
    const { error } = await dispatch(postsApi.endpoints.getPost.initiate(postId, options));
    if (errorStatus(error) === 404) notFound.push(postId);
  }
  return notFound;
};
