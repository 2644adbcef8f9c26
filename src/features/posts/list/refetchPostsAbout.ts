import type { RootState, StoreAccess } from '../../../app/hooks';
import { refetchPost } from '../changes/refetchPost';
import { cachedPages } from '../changes/selectPost';
import { postsApi } from '../postsApi';

const { getPost } = postsApi.endpoints;

/** The ids of the cached posts that show a list, or did before it was gone. */
const postsAbout = (state: RootState, listId: string): ReadonlySet<string> => {
  const singles = postsApi.util
    .selectCachedArgsForQuery(state, 'getPost')
    .flatMap((postId) => getPost.select(postId)(state).data?.post ?? []);
  const cached = [...singles, ...cachedPages(state).flatMap(({ posts }) => posts)];
  const answers = Object.values(state.posts.answers.entities);
  return new Set([
    ...cached.flatMap(({ _id, list }) => (list?._id === listId ? _id : [])),
    ...answers.flatMap((answer) => (answer.listId === listId ? answer.postId : [])),
  ]);
};

/** Refetches the posts about a list after it changed. */
export const refetchPostsAbout = async (listId: string, api: StoreAccess): Promise<void> => {
  await Promise.all([...postsAbout(api.getState(), listId)].map((id) => refetchPost(api, id)));
};
