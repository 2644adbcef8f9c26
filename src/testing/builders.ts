import type { Post, SharedList, User, UserSummary } from '../domain/entities';
import type { FilmSummary } from '../domain/filmSummary';
import { pictureFields } from '../domain/postPictures';
import { BLANK_PROFILE } from '../domain/profile';

const CREATED = '2026-03-01T20:00:00Z';

export const aPerson = (fields: Partial<UserSummary> = {}): UserSummary => ({
  _id: 'ana',
  firstName: 'Ana',
  lastName: 'Lys',
  username: 'ana',
  avatar: '',
  ...fields,
});

export const aUser = (fields: Partial<User> = {}): User => ({
  ...BLANK_PROFILE,
  ...aPerson(),
  bookmarks: [],
  followers: [],
  following: [],
  postCount: 0,
  replyCount: 0,
  filmCount: 0,
  createdAt: CREATED,
  updatedAt: CREATED,
  ...fields,
});

export const aPost = (fields: Partial<Post> = {}): Post => {
  const author = fields.author ?? aPerson();
  return {
    _id: 'post-1',
    content: 'The last reel was upside down, and nobody left.',
    ...pictureFields(fields.pictures ?? []),
    username: author.username,
    author,
    likes: { likeCount: 0, likedBy: [], dislikedBy: [] },
    replyCount: 0,
    mentions: [],
    createdAt: CREATED,
    updatedAt: CREATED,
    ...fields,
  };
};

export const aFilm = (fields: Partial<FilmSummary> = {}): FilmSummary => ({
  _id: 'vertigo-1958',
  title: 'Vertigo',
  year: 1958,
  directors: ['Alfred Hitchcock'],
  genres: ['Mystery'],
  ...fields,
});

export const aSharedList = (fields: Partial<SharedList> = {}): SharedList => ({
  _id: 'rain',
  title: 'Rain on windows',
  filmCount: 1,
  owner: aPerson(),
  posters: [aFilm()],
  ...fields,
});

const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token like the server's, with a fake signature, which only the server would check. */
export const aToken = (userId: string, secondsToLive = 3600): string => {
  const exp = Math.floor(Date.now() / 1000) + secondsToLive;
  return (
    [
      { alg: 'HS256', typ: 'JWT' },
      { _id: userId, exp },
    ]
      .map(base64Url)
      .join('.') + '.c2ln'
  );
};
