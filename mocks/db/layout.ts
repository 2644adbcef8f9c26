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

type Field<Value> = keyof Value & string;

/** A store of records of one type; the types of its keys follow from its fields. */
const storeOf =
  <Value>() =>
  <
    /** An array makes a compound key, even with a single field. */
    const KeyPath extends Field<Value> | readonly Field<Value>[],
    /** A record that lacks one of an index's fields is not in that index. */
    const Indexes extends Readonly<Record<string, readonly Field<Value>[]>>,
  >(
    key: KeyPath,
    indexes: Indexes,
  ): { key: KeyPath; indexes: Indexes; value?: Value } => ({ key, indexes });

/** All stores with their keys and indexes, for both adapters and for the types in `schema.ts`. */
export const LAYOUT = {
  users: storeOf<UserRecord>()('_id', { byUsername: ['usernameKey'], byAge: ['seq'] }),
  posts: storeOf<PostRecord>()('_id', {
    byAge: ['seq'],
    byLikes: ['likeCount', 'seq'],
    byAuthorAge: ['authorId', 'seq'],
    byAuthorLikes: ['authorId', 'likeCount', 'seq'],
    byFilmAge: ['filmId', 'seq'],
    byFilmLikes: ['filmId', 'likeCount', 'seq'],
  }),
  /** Posts that answer another, in a store of their own so that no feed scans them. */
  replies: storeOf<PostRecord>()('_id', {
    byThreadAge: ['replyToId', 'seq'],
    byThreadLikes: ['replyToId', 'likeCount', 'seq'],
    byAuthorAge: ['authorId', 'seq'],
    byAuthorLikes: ['authorId', 'likeCount', 'seq'],
  }),
  photos: storeOf<PhotoRecord>()('postId', {}),
  reactions: storeOf<ReactionRecord>()(['postId', 'userId'], {
    byPost: ['postId', 'seq'],
    byKind: ['postId', 'kind', 'seq'],
  }),
  bookmarks: storeOf<BookmarkRecord>()(['userId', 'postId'], {
    byUser: ['userId', 'seq'],
    byUserAge: ['userId', 'postSeq'],
    byPost: ['postId'],
  }),
  follows: storeOf<FollowRecord>()(['followerId', 'followeeId'], {
    byFollower: ['followerId', 'seq'],
    byFollowee: ['followeeId', 'seq'],
    byFollowedAt: ['followeeId', 'followedAt', 'seq'],
  }),
  credentials: storeOf<CredentialRecord>()('userId', {}),
  deleted: storeOf<DeletedRecord>()('_id', { byAge: ['deletedAt'] }),
  installation: storeOf<InstallationRecord>()('key', {}),
  films: storeOf<FilmRecord>()('_id', {
    byTalk: ['talkWeek', 'talkCount', 'seq'],
    byRating: ['rankKey', 'ratings', 'seq'],
    byAdded: ['addedSeq'],
    byTitle: ['titleKey'],
  }),
  ratings: storeOf<RatingRecord>()(['userId', 'filmId', 'source'], {
    byPersonFilm: ['userId', 'filmId', 'seq'],
  }),
  personFilms: storeOf<PersonFilmRecord>()(['userId', 'filmId'], {
    byDate: ['userId', 'watchedOn', 'watchedSeq'],
    byStars: ['userId', 'starsKey', 'watchedSeq'],
    byListed: ['userId', 'listedSeq'],
  }),
  diary: storeOf<DiaryRecord>()('_id', {
    byUser: ['userId', 'watchedOn', 'seq'],
    byUserFilm: ['userId', 'filmId', 'watchedOn', 'seq'],
    byNotedFilm: ['notedFilmId', 'watchedOn', 'seq'],
  }),
  deletedEntries: storeOf<DeletedEntryRecord>()('_id', { byAge: ['deletedAt'] }),
  notifications: storeOf<NotificationRecord>()(['userId', 'group'], {
    byKind: ['userId', 'kind', 'seq'],
    byPost: ['postId'],
  }),
  notificationSettings: storeOf<NotificationSettingsRecord>()('userId', {}),
};
