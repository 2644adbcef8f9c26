import type {
  DiaryEntry,
  Film,
  FilmNumbers,
  FilmYear,
  ListedFilm,
  MyFilm,
  WatchedFilm,
} from '../../src/domain/films';
import type { FilmSummary } from '../../src/domain/filmSummary';
import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
} from '../../src/domain/notifications';
import type {
  Liker,
  Post,
  ReplyTo,
  SpoilerMark,
  User,
  UserSummary,
} from '../../src/domain/entities';

export type Guard<T> = (value: unknown) => value is T;
export type Shape = Record<string, Guard<unknown>>;
export type Shaped<S extends Shape> = {
  [K in keyof S]: S[K] extends Guard<infer T> ? T : never;
};

/**
 * Accepts an object with exactly these keys and any of the optional ones, so that a leaked field fails every test that
 * reads it.
 */
export function shaped<S extends Shape, O extends Shape = S>(
  shape: S,
  optional?: O,
): Guard<Shaped<S> & Partial<Shaped<O>>> {
  const guards: Shape = { ...shape, ...optional };
  return (value): value is Shaped<S> & Partial<Shaped<O>> =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(shape).every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, held]) => guards[key]?.(held) === true);
}

export function listOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every((held) => guard(held));
}

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isTextOrNull: Guard<string | null> = (value) => value === null || isText(value);
const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';
const isNumber: Guard<number> = (value) => typeof value === 'number';
const isCount: Guard<number> = (value): value is number => Number.isInteger(value);
const isTimestamp: Guard<string> = (value): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value);

const likerShape = { _id: isText, firstName: isText, lastName: isText, username: isText };
const summaryShape = { ...likerShape, avatar: isText };

const isLiker: Guard<Liker> = shaped(likerShape);
export const isSummary: Guard<UserSummary> = shaped(summaryShape);

const summary = {
  _id: isText,
  title: isText,
  year: isCount,
  directors: listOf(isText),
  genres: listOf(isText),
};
const isFilmSummary: Guard<FilmSummary> = shaped(summary, { watched: isFlag });

export const isUser: Guard<User> = shaped(
  {
    ...summaryShape,
    bio: isText,
    website: isText,
    bookmarks: listOf(isText),
    followers: listOf(isSummary),
    following: listOf(isSummary),
    postCount: isCount,
    replyCount: isCount,
    createdAt: isTimestamp,
    updatedAt: isTimestamp,
  },
  { favourites: listOf(isFilmSummary) },
);

const isMark: Guard<SpoilerMark> = shaped({
  postId: isText,
  authorId: isText,
  film: isFilmSummary,
});
const isReplyTo: Guard<ReplyTo> = (value): value is ReplyTo =>
  shaped({ _id: isText, deleted: (held): held is true => held === true })(value) ||
  shaped({ _id: isText, author: isLiker }, { spoilers: isMark })(value);

export const isPost: Guard<Post> = shaped(
  {
    _id: isText,
    content: isText,
    photos: isTextOrNull,
    pictures: listOf(shaped({ src: isText }, { alt: isText, width: isCount, height: isCount })),
    username: isText,
    author: isSummary,
    likes: shaped({ likeCount: isCount, likedBy: listOf(isLiker), dislikedBy: listOf(isLiker) }),
    replyCount: isCount,
    mentions: listOf(shaped({ username: isText })),
    createdAt: isTimestamp,
    updatedAt: isTimestamp,
  },
  {
    replyTo: isReplyTo,
    alt: isText,
    editedAt: isTimestamp,
    film: isFilmSummary,
    rating: isNumber,
    watchedOn: isText,
    again: isFlag,
    spoilers: isFlag,
  },
);

function orNull<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

const isFilm: Guard<Film> = shaped(
  { ...summary, countries: listOf(isText), languages: listOf(isText) },
  { watched: isFlag, originalTitle: isText, runtime: isCount },
);
const standing = { average: orNull(isNumber), ratings: isCount };
const isListedFilm: Guard<ListedFilm> = shaped({ ...summary, ...standing }, { watched: isFlag });
const isNumbers: Guard<FilmNumbers> = shaped({
  ...standing,
  histogram: listOf(isCount),
  watched: isCount,
  watchlist: isCount,
});
const isMine: Guard<MyFilm> = shaped({
  rating: orNull(isNumber),
  watched: isFlag,
  watchlist: isFlag,
});
const isWatchedFilm: Guard<WatchedFilm> = shaped(
  { ...summary, rating: orNull(isNumber), watchedOn: isTextOrNull },
  { watched: isFlag },
);
const isEntry: Guard<DiaryEntry> = shaped({
  _id: isText,
  film: isFilmSummary,
  watchedOn: isText,
  rating: orNull(isNumber),
  again: orNull(isFlag),
  text: isTextOrNull,
  postId: isTextOrNull,
});
const isYear: Guard<FilmYear> = shaped({
  year: isCount,
  entries: isCount,
  films: isCount,
  minutes: isCount,
  directors: listOf(shaped({ name: isText, films: isCount })),
  months: listOf(isCount),
  average: orNull(isNumber),
  histogram: listOf(isCount),
});

const isKind: Guard<NotificationKind> = (value): value is NotificationKind =>
  NOTIFICATION_KINDS.some((kind) => kind === value);
const isNotification: Guard<Notification> = shaped({
  _id: isText,
  kind: isKind,
  people: listOf(isSummary),
  post: orNull(isPost),
  count: isCount,
  createdAt: isTimestamp,
  read: isFlag,
});
const unread = { unread: isCount, off: listOf(isKind) };

/** The exact bodies of the API's answers. */
export const BODIES = {
  signup: { createdUser: isUser, encodedToken: isText },
  login: { foundUser: isUser, encodedToken: isText },
  user: { user: isUser },
  users: { users: listOf(isUser) },
  people: { users: listOf(isSummary) },
  bookmarks: { bookmarks: listOf(isText) },
  follow: { user: isUser, followUser: isUser },
  post: { post: isPost },
  posts: { posts: listOf(isPost) },
  page: { posts: listOf(isPost), nextCursor: isTextOrNull },
  film: { film: isFilm },
  filmExists: { errors: listOf(isText), film: isFilm },
  films: { films: listOf(isListedFilm), nextCursor: isTextOrNull },
  filmPage: {
    film: isFilm,
    numbers: isNumbers,
    mine: orNull(isMine),
    friends: orNull(listOf(shaped({ user: isSummary, rating: orNull(isNumber) }))),
  },
  watchlist: { watchlist: listOf(isText) },
  watched: { watched: isFlag },
  rated: { rating: orNull(isNumber), numbers: isNumbers },
  entry: { entry: isEntry },
  diary: { entries: listOf(isEntry), nextCursor: isTextOrNull },
  watchedFilms: { films: listOf(isWatchedFilm), nextCursor: isTextOrNull },
  listedFilms: { films: listOf(isFilmSummary), nextCursor: isTextOrNull },
  year: { year: isYear },
  imported: {
    added: isCount,
    matched: isCount,
    refused: listOf(shaped({ row: isCount, why: isText })),
  },
  notifications: {
    notifications: listOf(isNotification),
    nextCursor: isTextOrNull,
    ...unread,
  },
  unread,
  errors: { errors: listOf(isText) },
  failure: { error: shaped({ name: isText, message: isText }) },
} as const;
