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
  NotificationRecord,
  NotificationSettingsRecord,
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
  /** Posts that answer another, in a store of their own so that no feed scans them. */
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
  notifications: {
    key: [string, string];
    value: NotificationRecord;
    indexes: { byKind: [string, string, number]; byPost: [string] };
  };
  notificationSettings: { key: string; value: NotificationSettingsRecord };
}

export type StoreName = StoreNames<Schema>;
export type Key<S extends StoreName> = StoreKey<Schema, S>;
export type Value<S extends StoreName> = StoreValue<Schema, S>;
export type IndexName<S extends StoreName> = IndexNames<Schema, S>;
