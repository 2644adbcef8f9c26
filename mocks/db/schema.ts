import type { DBSchema, IndexNames, StoreKey, StoreNames, StoreValue } from 'idb';
import type {
  DeletedEntryRecord,
  DiaryRecord,
  FilmRecord,
  PersonFilmRecord,
  RatingRecord,
} from '../rules/filmRecords';
import type {
  BookmarkRecord,
  CredentialRecord,
  DeletedRecord,
  FollowRecord,
  InstallationRecord,
  PhotoRecord,
  PostRecord,
  ReactionRecord,
  UserRecord,
} from '../rules/records';

export interface Schema extends DBSchema {
  users: {
    key: string;
    value: UserRecord;
    indexes: { byUsername: [string]; byAge: [number] };
  };
  posts: {
    key: string;
    value: PostRecord;
    indexes: {
      byAge: [number];
      byLikes: [number, number];
      byAuthorAge: [string, number];
      byAuthorLikes: [string, number, number];
      byFilmAge: [string, number];
      byFilmLikes: [string, number, number];
    };
  };
  /** Posts that answer another: apart from the rest, so that no feed walks over them. */
  replies: {
    key: string;
    value: PostRecord;
    indexes: {
      byThreadAge: [string, number];
      byThreadLikes: [string, number, number];
      byAuthorAge: [string, number];
      byAuthorLikes: [string, number, number];
    };
  };
  photos: { key: string; value: PhotoRecord };
  reactions: {
    key: [string, string];
    value: ReactionRecord;
    indexes: { byPost: [string, number] };
  };
  bookmarks: {
    key: [string, string];
    value: BookmarkRecord;
    indexes: {
      byUser: [string, number];
      byUserAge: [string, number];
      byUserLikes: [string, number, number];
      byPost: [string];
    };
  };
  follows: {
    key: [string, string];
    value: FollowRecord;
    indexes: { byFollower: [string, number]; byFollowee: [string, number] };
  };
  credentials: { key: string; value: CredentialRecord };
  deleted: { key: string; value: DeletedRecord; indexes: { byAge: [number] } };
  installation: { key: 'here'; value: InstallationRecord };
  films: {
    key: string;
    value: FilmRecord;
    indexes: {
      byTalk: [number, number, number];
      byRating: [number, number, number];
      byAdded: [number];
      byTitle: [string];
    };
  };
  ratings: {
    key: [string, string, string];
    value: RatingRecord;
    indexes: { byPersonFilm: [string, string, number] };
  };
  personFilms: {
    key: [string, string];
    value: PersonFilmRecord;
    indexes: {
      byDate: [string, string, number];
      byStars: [string, number, number];
      byListed: [string, number];
    };
  };
  diary: {
    key: string;
    value: DiaryRecord;
    indexes: { byUser: [string, string, number]; byUserFilm: [string, string, string, number] };
  };
  deletedEntries: { key: string; value: DeletedEntryRecord; indexes: { byAge: [number] } };
}

export type StoreName = StoreNames<Schema>;
export type Key<S extends StoreName> = StoreKey<Schema, S>;
export type Value<S extends StoreName> = StoreValue<Schema, S>;
export type IndexName<S extends StoreName> = IndexNames<Schema, S>;

type Field<S extends StoreName> = keyof Value<S> & string;
export interface StoreLayout<S extends StoreName> {
  /** A list makes a compound key, even with one field in it. */
  key: Field<S> | readonly Field<S>[];
  /** A record that lacks one of an index's fields is not in it. */
  indexes: Readonly<Record<IndexName<S>, readonly Field<S>[]>>;
}

/** Every store with its key and indexes, for both adapters. */
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
};
