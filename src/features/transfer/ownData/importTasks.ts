import { bookmarksApi } from '../../posts/bookmarksApi';
import type { CallAccess } from '../../../app/hooks';
import { postsApi } from '../../posts/postsApi';
import { usersApi } from '../../users/usersApi';
import type { ExportedPost, OwnData } from './dataFile';
import { createFilmFinder, rowTasks, type FilmFinder } from './filmTasks';
import { listTasks } from './listTasks';
import type { FilmsPlan } from './planFilms';
import type { ImportPlan } from './planImport';

/** The parts of a file, which an import counts separately. */
export type PartName = keyof OwnData;

/** How many items a task imported, and the reasons for those that it skipped. */
export interface TaskOutcome {
  imported: number;
  skipped: string[];
}

/** One call of an import, or two if a user must be found first. */
export interface ImportTask {
  part: PartName;
  /** Whether it must wait for the task before it. */
  isOrdered: boolean;
  /** @throws the error of a failed call, for `errorMessage` */
  run: (access: CallAccess) => Promise<TaskOutcome>;
}

const { createPost, likePost } = postsApi.endpoints;
const { addBookmark } = bookmarksApi.endpoints;
const { getUser, follow, editUser } = usersApi.endpoints;

/** Nothing but the import uses the answers. */
const untracked = { track: false };

/** A task that imports one item. */
const task = (part: PartName, run: (access: CallAccess) => Promise<unknown>): ImportTask => ({
  part,
  // Only likes may run concurrently: everything else is listed in the order of its calls.
  isOrdered: part !== 'likes',
  run: async (access) => {
    await run(access);
    return { imported: 1, skipped: [] };
  },
});

/** The post to create; without its film fields if the film is not found. */
const newPost = async (
  { about, list, createdAt: _, ...post }: ExportedPost,
  find: FilmFinder,
  access: CallAccess,
) => {
  const { film, ...fields } = about ?? {};
  const found = film === undefined ? undefined : await find(film, access);
  return {
    ...post,
    ...(list !== undefined && { listId: list }),
    ...(found && { filmId: found._id, ...fields }),
  };
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

/**
 * The tasks of a plan, in order: films before lists and posts, lists before posts about them, and posts before their likes
 * and bookmarks.
 * @param perCall how many rows of films and evenings go in one call
 */
export const importTasks = (plan: ImportPlan, perCall: number): ImportTask[] => {
  const { filmsPlan, listsPlan, profile, posts, likes, bookmarks, follows } = plan;
  const find = createFilmFinder([
    ...plan.postsFilms,
    ...listsPlan.films,
    ...(filmsPlan.favourites ?? []),
  ]);
  return [
    ...rowTasks('films', filmsPlan.films, perCall),
    ...(Object.keys(profile).length > 0
      ? [
          task('profile', ({ dispatch }) =>
            dispatch(editUser.initiate(profile, untracked)).unwrap(),
          ),
        ]
      : []),
    ...listTasks(listsPlan, find),
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
    ...rowTasks('diary', filmsPlan.diary, perCall, plan.evenings),
    ...rowTasks('watched', filmsPlan.watched, perCall),
    ...rowTasks('watchlist', filmsPlan.watchlist, perCall),
    ...rowTasks('loved', filmsPlan.loved, perCall),
    ...favouriteTasks(filmsPlan, find),
  ];
};
