import type {
  DeletedEntryRecord,
  DiaryRecord,
  EntryTagRecord,
  FilmRecord,
  PersonFilmRecord,
  PersonTagRecord,
  RatingRecord,
} from '../rules/filmRecords';
import type { HiddenWordsRecord, HideRecord } from '../rules/hideRecords';
import type { InvitationRecord } from '../rules/invitations';
import type {
  DeletedListRecord,
  ListFilmRecord,
  ListReactionRecord,
  ListRecord,
} from '../rules/listRecords';
import type {
  ActRecord,
  ReportRecord,
  TakenDownListRecord,
  TakenDownPostRecord,
} from '../rules/moderationRecords';
import type {
  EntryFacetRecord,
  PeriodDirectorRecord,
  PeriodRecord,
  RewatchRecord,
} from '../rules/periodRecords';
import type {
  BookmarkRecord,
  CredentialRecord,
  DeletedRecord,
  FollowRecord,
  InstallationRecord,
  LeaverRecord,
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

/** The number of migrations that lead to this layout. */
export const LAYOUT_VERSION = 14;

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
    byFilmAge: ['filmId', 'seq'],
  }),
  photos: storeOf<PhotoRecord>()('postId', {}),
  reactions: storeOf<ReactionRecord>()(['postId', 'userId'], {
    byPost: ['postId', 'seq'],
    byKind: ['postId', 'kind', 'seq'],
    byUser: ['userId', 'seq'],
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
    byAdder: ['addedBy'],
  }),
  ratings: storeOf<RatingRecord>()(['userId', 'filmId', 'source'], {
    byPersonFilm: ['userId', 'filmId', 'seq'],
  }),
  personFilms: storeOf<PersonFilmRecord>()(['userId', 'filmId'], {
    byPerson: ['userId', 'filmId'],
    byDate: ['userId', 'watchedOn', 'watchedSeq'],
    byStars: ['userId', 'starsKey', 'watchedSeq'],
    byListed: ['userId', 'listedSeq'],
    byLoved: ['userId', 'lovedSeq'],
    byFilm: ['filmId'],
  }),
  diary: storeOf<DiaryRecord>()('_id', {
    byUser: ['userId', 'watchedOn', 'seq'],
    byUserFilm: ['userId', 'filmId', 'watchedOn', 'seq'],
    byNotedFilm: ['notedFilmId', 'watchedOn', 'seq'],
    byStars: ['userId', 'rating', 'watchedOn', 'seq'],
  }),
  entryTags: storeOf<EntryTagRecord>()(['entryId', 'tagKey'], {
    byTag: ['userId', 'tagKey', 'watchedOn', 'seq'],
  }),
  personTags: storeOf<PersonTagRecord>()(['userId', 'tagKey'], {
    byEntries: ['userId', 'entries'],
  }),
  entryFacets: storeOf<EntryFacetRecord>()(['entryId', 'facet'], {
    byFacet: ['userId', 'facet', 'watchedOn', 'seq'],
  }),
  periods: storeOf<PeriodRecord>()(['userId', 'period'], { byPeriod: ['userId', 'period'] }),
  periodDirectors: storeOf<PeriodDirectorRecord>()(['userId', 'period', 'name'], {
    byRank: ['userId', 'period', 'rank', 'name'],
  }),
  rewatches: storeOf<RewatchRecord>()(['userId', 'filmId'], {
    byEvenings: ['userId', 'evenings', 'watchedOn'],
  }),
  deletedEntries: storeOf<DeletedEntryRecord>()('_id', { byAge: ['deletedAt'] }),
  notifications: storeOf<NotificationRecord>()(['userId', 'group'], {
    byKind: ['userId', 'kind', 'seq'],
    byPost: ['postId'],
    byList: ['listId'],
  }),
  notificationSettings: storeOf<NotificationSettingsRecord>()('userId', {}),
  lists: storeOf<ListRecord>()('_id', {
    byPublic: ['publicSeq'],
    byPublicLikes: ['likeCount', 'publicSeq'],
    byOwner: ['ownerId', 'seq'],
    byOwnerLikes: ['ownerId', 'likeCount', 'seq'],
  }),
  listFilms: storeOf<ListFilmRecord>()(['listId', 'filmId'], {
    byPlace: ['listId', 'place'],
    byFilm: ['filmId', 'publicSeq'],
    /** On private lists, too. */
    byAnyFilm: ['filmId'],
  }),
  listReactions: storeOf<ListReactionRecord>()(['listId', 'userId', 'kind'], {
    byKind: ['listId', 'kind', 'seq'],
    byUser: ['userId', 'seq'],
  }),
  deletedLists: storeOf<DeletedListRecord>()('_id', { byAge: ['deletedAt'] }),
  hides: storeOf<HideRecord>()(['userId', 'kind', 'hiddenId'], {
    byUser: ['userId', 'seq'],
    byHidden: ['hiddenId', 'kind'],
  }),
  hiddenWords: storeOf<HiddenWordsRecord>()('userId', {}),
  invitations: storeOf<InvitationRecord>()('code', {
    byMaker: ['makerId', 'seq'],
    byUser: ['usedById'],
  }),
  reports: storeOf<ReportRecord>()(['reporterId', 'kind', 'aboutId'], {
    byAge: ['open', 'seq'],
    byAbout: ['kind', 'aboutId', 'open'],
    byReporter: ['reporterId', 'seq'],
  }),
  acts: storeOf<ActRecord>()('seq', { byAge: ['seq'] }),
  takenDownPosts: storeOf<TakenDownPostRecord>()('_id', {}),
  takenDownLists: storeOf<TakenDownListRecord>()('_id', {}),
  leavers: storeOf<LeaverRecord>()('userId', { byAge: ['leftAt'] }),
};
