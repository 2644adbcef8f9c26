import * as v from 'valibot';
import type { Post, User } from '../../../domain/entities';
import { profileOf } from '../../../domain/profile';
import { embedPicture } from '../../../lib/embedPicture';
import { selectSessionUser } from '../../auth/authSlice';
import type { CallAccess } from '../../../app/hooks';
import { usersApi } from '../../users/usersApi';
import { readLists, readWholeLists } from '../readLists';
import type { ExportedPost, OwnData } from './dataFile';
import { ownDataApi, type PostList, type PostsPage } from './ownDataApi';
import { AboutFilmSchema } from './ownFilms';
import { exportedList } from './ownLists';
import { readOwnFilms } from './readOwnFilms';

/** The viewer's data on the server, and the ids of all posts and lists that can be liked. */
export interface PresentData extends OwnData {
  viewerId: string;
  everyPostId: string[];
  everyListId: string[];
}

/** Refers to the film by id, since a file describes each film once, outside the posts. */
const aboutOf = ({ film, ...post }: Post) =>
  film && { about: v.parse(AboutFilmSchema, { ...post, film: film._id }) };

/** Reads a list to its end, and calls `onPage` with each page. */
export const readList = async (
  list: PostList,
  viewerId: string,
  { dispatch }: CallAccess,
  onPage: (page: PostsPage) => void,
) => {
  let cursor: string | null = null;
  do {
    const call = ownDataApi.endpoints.getEveryPost.initiate(
      { list, viewerId, cursor },
      { subscribe: false, forceRefetch: true },
    );
    const page: PostsPage = await dispatch(call).unwrap();
    onPage(page);
    cursor = page.nextCursor;
  } while (cursor !== null);
};

const exportedPost = async (post: Post): Promise<ExportedPost> => {
  const { _id, content, pictures, createdAt, replyTo, list } = post;
  return {
    _id,
    content,
    pictures: await Promise.all(
      pictures.map(async ({ src, alt }) => ({
        src: await embedPicture(src),
        ...(alt !== undefined && { alt }),
      })),
    ),
    createdAt,
    ...(replyTo && { replyTo: replyTo._id }),
    ...aboutOf(post),
    ...(list && { list: list._id }),
  };
};

/** Reads all posts, the user's own replies, and the replies to every post that is known to have some. */
const readPosts = async ({ _id, username }: User, access: CallAccess) => {
  const own = new Map<string, Post>();
  const likes = new Set<string>();
  const everyId = new Set<string>();
  const answeredIds = new Set<string>();
  const addPage = (page: PostsPage) => {
    for (const post of page.own) own.set(post._id, post);
    for (const id of page.likedIds) likes.add(id);
    for (const id of page.ids) everyId.add(id);
    for (const id of page.answeredIds) answeredIds.add(id);
  };
  await readList({ feed: 'explore' }, _id, access, addPage);
  await readList({ repliesOf: username }, _id, access, addPage);
  // Replies may have replies themselves, so the set grows during the iteration.
  for (const replyTo of answeredIds) await readList({ replyTo }, _id, access, addPage);
  return {
    films: [...own.values()].flatMap(({ film }) => film ?? []),
    posts: await Promise.all([...own.values()].map(exportedPost)),
    likes: [...likes],
    everyPostId: [...everyId],
  };
};

const readUser = async (username: string, { dispatch }: CallAccess): Promise<User> => {
  const { getUser } = usersApi.endpoints;
  const call = getUser.initiate(username, { subscribe: false, forceRefetch: true });
  return (await dispatch(call).unwrap()).user;
};

/** Reads the user's lists, and the public ones to find which of them the user likes. */
const readOwnLists = async (username: string, access: CallAccess) => {
  const own = await readWholeLists(username, access);
  const every = new Map([...own, ...(await readLists(null, access))].map((one) => [one._id, one]));
  return {
    listFilms: own.flatMap(({ films }) => films.map(({ film }) => film)),
    lists: own.map(exportedList),
    likedLists: [...every.values()].filter(({ liked }) => liked).map(({ _id }) => _id),
    everyListId: [...every.keys()],
  };
};

/**
 * Reads all of the viewer's data from the server.
 * @throws the error of a failed call, for `errorMessage`
 */
export const readPresentData = async (access: CallAccess): Promise<PresentData> => {
  const viewer = selectSessionUser(access.getState());
  if (!viewer) throw new Error('Nobody is signed in.');
  const user = await readUser(viewer.username, access);
  const { username, avatar, bookmarks, following } = user;
  const { films: postsFilms, ...posts } = await readPosts(user, access);
  const { listFilms, ...lists } = await readOwnLists(username, access);
  return {
    viewerId: viewer._id,
    profile: { username, ...profileOf(user), avatar: await embedPicture(avatar) },
    ...posts,
    ...(await readOwnFilms(user, [...postsFilms, ...listFilms], access)),
    ...lists,
    bookmarks,
    follows: following.map((person) => person.username),
  };
};
