import type { DBSchema, IndexNames, StoreKey, StoreNames, StoreValue } from 'idb';
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
}

export type StoreName = StoreNames<Schema>;
export type Key<S extends StoreName> = StoreKey<Schema, S>;
export type Value<S extends StoreName> = StoreValue<Schema, S>;
export type IndexName<S extends StoreName> = IndexNames<Schema, S>;

type Field<S extends StoreName> = keyof Value<S> & string;
export interface StoreLayout<S extends StoreName> {
  /** A list makes a compound key, even with one field in it. */
  key: Field<S> | readonly Field<S>[];
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
};

export const STORE_NAMES = [
  'users',
  'posts',
  'photos',
  'reactions',
  'bookmarks',
  'follows',
  'credentials',
  'deleted',
  'installation',
] as const satisfies readonly StoreName[];
