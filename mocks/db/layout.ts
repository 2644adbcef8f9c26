import type { IndexName, StoreName, Value } from './schema';

type Field<S extends StoreName> = keyof Value<S> & string;
export interface StoreLayout<S extends StoreName> {
  /** An array makes a compound key, even with a single field. */
  key: Field<S> | readonly Field<S>[];
  /** A record that lacks one of an index's fields is not in that index. */
  indexes: Readonly<Record<IndexName<S>, readonly Field<S>[]>>;
}

/** All stores with their keys and indexes, for both adapters. */
export const LAYOUT: { readonly [S in StoreName]: StoreLayout<S> } = {
  users: { key: '_id', indexes: { byUsername: ['usernameKey'], byAge: ['seq'] } },
  posts: {
    key: '_id',
    indexes: {
      byAge: ['seq'],
      byLikes: ['likeCount', 'seq'],
      byAuthorAge: ['authorId', 'seq'],
      byAuthorLikes: ['authorId', 'likeCount', 'seq'],
      byFilmAge: ['filmId', 'seq'],
      byFilmLikes: ['filmId', 'likeCount', 'seq'],
    },
  },
  replies: {
    key: '_id',
    indexes: {
      byThreadAge: ['replyToId', 'seq'],
      byThreadLikes: ['replyToId', 'likeCount', 'seq'],
      byAuthorAge: ['authorId', 'seq'],
      byAuthorLikes: ['authorId', 'likeCount', 'seq'],
    },
  },
  photos: { key: 'postId', indexes: {} },
  reactions: { key: ['postId', 'userId'], indexes: { byPost: ['postId', 'seq'] } },
  bookmarks: {
    key: ['userId', 'postId'],
    indexes: {
      byUser: ['userId', 'seq'],
      byUserAge: ['userId', 'postSeq'],
      byUserLikes: ['userId', 'likeCount', 'postSeq'],
      byPost: ['postId'],
    },
  },
  follows: {
    key: ['followerId', 'followeeId'],
    indexes: { byFollower: ['followerId', 'seq'], byFollowee: ['followeeId', 'seq'] },
  },
  credentials: { key: 'userId', indexes: {} },
  deleted: { key: '_id', indexes: { byAge: ['deletedAt'] } },
  installation: { key: 'key', indexes: {} },
  films: {
    key: '_id',
    indexes: {
      byTalk: ['talkWeek', 'talkCount', 'seq'],
      byRating: ['averageKey', 'ratings', 'seq'],
      byAdded: ['addedSeq'],
      byTitle: ['titleKey'],
    },
  },
  ratings: {
    key: ['userId', 'filmId', 'source'],
    indexes: { byPersonFilm: ['userId', 'filmId', 'seq'] },
  },
  personFilms: {
    key: ['userId', 'filmId'],
    indexes: {
      byDate: ['userId', 'watchedOn', 'watchedSeq'],
      byStars: ['userId', 'starsKey', 'watchedSeq'],
      byListed: ['userId', 'listedSeq'],
    },
  },
  diary: {
    key: '_id',
    indexes: {
      byUser: ['userId', 'watchedOn', 'seq'],
      byUserFilm: ['userId', 'filmId', 'watchedOn', 'seq'],
    },
  },
  deletedEntries: { key: '_id', indexes: { byAge: ['deletedAt'] } },
  notifications: {
    key: ['userId', 'group'],
    indexes: { byKind: ['userId', 'kind', 'seq'], byPost: ['postId'] },
  },
  notificationSettings: { key: 'userId', indexes: {} },
};
