import { bookmarksApi } from '../../posts/bookmarksApi';
import type { StoreAccess } from '../../../app/hooks';
import { postsApi } from '../../posts/postsApi';
import { usersApi } from '../usersApi';
import type { ExportedPost, OwnData } from './dataFile';
import type { ImportPlan } from './planImport';

/** One call of an import, or two where a person has to be found first. */
export interface ImportTask {
  part: keyof OwnData;
  /** Whether it has to wait for the one before it. */
  isOrdered: boolean;
  /** @throws what the call failed with, for `errorMessage` */
  run: (access: StoreAccess) => Promise<unknown>;
}

const { createPost, likePost } = postsApi.endpoints;
const { addBookmark } = bookmarksApi.endpoints;
const { getUser, follow, editUser } = usersApi.endpoints;

/** The answers concern nobody but the import. */
const untracked = { track: false };

const withAlt = ({ _id, content, photos, alt }: ExportedPost) => ({
  _id,
  content,
  photos,
  ...(alt === null ? {} : { alt }),
});

/** The calls that carry a plan out, in their order: posts come before what is said of them. */
export const importTasks = (plan: ImportPlan): ImportTask[] => {
  const task = (part: keyof OwnData, run: ImportTask['run']): ImportTask => ({
    part,
    // Likes alone are listed by their posts; all else by the order in which it was done.
    isOrdered: part !== 'likes',
    run,
  });
  return [
    ...(Object.keys(plan.profile).length > 0
      ? [
          task('profile', ({ dispatch }) =>
            dispatch(editUser.initiate(plan.profile, untracked)).unwrap(),
          ),
        ]
      : []),
    ...plan.posts.map((post) =>
      task('posts', ({ dispatch }) =>
        dispatch(createPost.initiate(withAlt(post), untracked)).unwrap(),
      ),
    ),
    ...plan.likes.map((id) =>
      task('likes', ({ dispatch }) => dispatch(likePost.initiate(id, untracked)).unwrap()),
    ),
    ...plan.bookmarks.map((id) =>
      task('bookmarks', ({ dispatch }) => dispatch(addBookmark.initiate(id, untracked)).unwrap()),
    ),
    ...plan.follows.map((username) =>
      task('follows', async ({ dispatch }) => {
        const call = getUser.initiate(username, { subscribe: false });
        const { user } = await dispatch(call).unwrap();
        return dispatch(follow.initiate(user._id, untracked)).unwrap();
      }),
    ),
  ];
};
