import { bookmarksApi } from '../../posts/bookmarksApi';
import type { CallAccess } from '../../../app/hooks';
import { postsApi } from '../../posts/postsApi';
import { usersApi } from '../usersApi';
import type { ExportedPost, OwnData } from './dataFile';
import { finderOf, rowTasks, type FilmFinder } from './filmTasks';
import type { FilmsPlan } from './planFilms';
import type { ImportPlan } from './planImport';

/** The parts of a file, as an import counts them. */
export type PartName = keyof OwnData;

/** What one task brought, and why something of it was refused. */
export interface TaskOutcome {
  taken: number;
  skipped: string[];
}

/** One call of an import, or two where a person has to be found first. */
export interface ImportTask {
  part: PartName;
  /** Whether it has to wait for the one before it. */
  isOrdered: boolean;
  /** @throws what the call failed with, for `errorMessage` */
  run: (access: CallAccess) => Promise<TaskOutcome>;
}

const { createPost, likePost } = postsApi.endpoints;
const { addBookmark } = bookmarksApi.endpoints;
const { getUser, follow, editUser } = usersApi.endpoints;

/** The answers concern nobody but the import. */
const untracked = { track: false };

/** A task whose call brings one thing. */
const task = (part: PartName, run: (access: CallAccess) => Promise<unknown>): ImportTask => ({
  part,
  // Likes alone are listed by their posts; all else by the order in which it was done.
  isOrdered: part !== 'likes',
  run: async (access) => {
    await run(access);
    return { taken: 1, skipped: [] };
  },
});

/** Without what it says of its film, where the file does not describe that. */
const newPost = async (
  { about, createdAt: _, ...post }: ExportedPost,
  find: FilmFinder,
  access: CallAccess,
) => {
  const { film, ...said } = about ?? {};
  const found = film === undefined ? undefined : await find(film, access);
  return { ...post, ...(found && { filmId: found._id, ...said }) };
};

const favouriteTasks = ({ favourites }: FilmsPlan, find: FilmFinder): ImportTask[] =>
  favourites === null
    ? []
    : [
        task('favourites', async (access) => {
          const found = await Promise.all(favourites.map(({ _id }) => find(_id, access)));
          const films = found.filter((film) => film !== undefined);
          return access.dispatch(editUser.initiate({ favourites: films }, untracked)).unwrap();
        }),
      ];

/** The calls that carry a plan out, in their order: films come before posts, and posts before what is said of them. */
export const importTasks = (plan: ImportPlan): ImportTask[] => {
  const { kept, profile, posts, likes, bookmarks, follows } = plan;
  const find = finderOf([...plan.postsFilms, ...(kept.favourites ?? [])]);
  return [
    ...rowTasks('films', kept.films),
    ...(Object.keys(profile).length > 0
      ? [
          task('profile', ({ dispatch }) =>
            dispatch(editUser.initiate(profile, untracked)).unwrap(),
          ),
        ]
      : []),
    ...posts.map((post) =>
      task('posts', async (access) => {
        const postData = await newPost(post, find, access);
        return access.dispatch(createPost.initiate(postData, untracked)).unwrap();
      }),
    ),
    ...likes.map((id) =>
      task('likes', ({ dispatch }) => dispatch(likePost.initiate(id, untracked)).unwrap()),
    ),
    ...bookmarks.map((id) =>
      task('bookmarks', ({ dispatch }) => dispatch(addBookmark.initiate(id, untracked)).unwrap()),
    ),
    ...follows.map((username) =>
      task('follows', async ({ dispatch }) => {
        const call = getUser.initiate(username, { subscribe: false });
        const { user } = await dispatch(call).unwrap();
        return dispatch(follow.initiate(user._id, untracked)).unwrap();
      }),
    ),
    ...rowTasks('diary', kept.diary),
    ...rowTasks('watched', kept.watched),
    ...rowTasks('watchlist', kept.watchlist),
    ...favouriteTasks(kept, find),
  ];
};
