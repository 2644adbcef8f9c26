import type { Post, User } from '../../../domain/entities';
import type { FilmSummary } from '../../../domain/films';
import { profileOf } from '../../../domain/profile';
import { embedPicture } from '../../../lib/embedPicture';
import { selectSessionUser } from '../../auth/authSlice';
import type { StoreAccess } from '../../../app/hooks';
import { usersApi } from '../usersApi';
import type { ExportedPost, OwnData } from './dataFile';
import { ownDataApi } from './ownDataApi';
import { readOwnFilms } from './readOwnFilms';

/** What the server holds of the viewer, and which posts there are to like and bookmark. */
export interface PresentData extends OwnData {
  everyPostId: string[];
}

/** What a post says of its film, which a file names by its id alone. */
const filmOf = ({ film, rating, watchedOn, again, spoilers }: Post) =>
  film && {
    film: film._id,
    ...(rating !== undefined && { rating }),
    ...(watchedOn !== undefined && { watchedOn }),
    ...(again !== undefined && { again }),
    ...(spoilers !== undefined && { spoilers }),
  };

const readPosts = async (viewerId: string, { dispatch }: StoreAccess) => {
  const all: Pick<PresentData, 'posts' | 'likes' | 'everyPostId'> & { films: FilmSummary[] } = {
    films: [],
    posts: [],
    likes: [],
    everyPostId: [],
  };
  let cursor: string | null = null;
  do {
    const call = ownDataApi.endpoints.getEveryPost.initiate(
      { viewerId, cursor },
      { subscribe: false, forceRefetch: true },
    );
    const { ids, own, likedIds, nextCursor } = await dispatch(call).unwrap();
    const exported = own.map(async (post): Promise<ExportedPost> => {
      const { _id, content, photos, alt = null, createdAt } = post;
      const photo = photos && (await embedPicture(photos));
      return { _id, content, photos: photo, alt, createdAt, ...filmOf(post) };
    });
    all.films.push(...own.flatMap(({ film }) => film ?? []));
    all.posts.push(...(await Promise.all(exported)));
    all.likes.push(...likedIds);
    all.everyPostId.push(...ids);
    cursor = nextCursor;
  } while (cursor !== null);
  return all;
};

const readUser = async (username: string, { dispatch }: StoreAccess): Promise<User> => {
  const { getUser } = usersApi.endpoints;
  const call = getUser.initiate(username, { subscribe: false, forceRefetch: true });
  return (await dispatch(call).unwrap()).user;
};

/**
 * Asks the server for all that is the viewer's own.
 * @throws what a call failed with, for `errorMessage`
 */
export const readPresentData = async (access: StoreAccess): Promise<PresentData> => {
  const viewer = selectSessionUser(access.getState());
  if (!viewer) throw new Error('Nobody is signed in.');
  const user = await readUser(viewer.username, access);
  const { username, avatar, bookmarks, following } = user;
  const { films: postsFilms, ...posts } = await readPosts(viewer._id, access);
  return {
    profile: { username, ...profileOf(user), avatar: await embedPicture(avatar) },
    ...posts,
    ...(await readOwnFilms(user, postsFilms, access)),
    bookmarks,
    follows: following.map((person) => person.username),
  };
};
