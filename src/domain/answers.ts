import * as v from 'valibot';
import { PostSchema, UserSchema, UserSummarySchema } from './entities';
import {
  DiaryEntrySchema,
  FilmNumbersSchema,
  FilmSchema,
  FilmSummarySchema,
  FilmYearSchema,
  ListedFilmSchema,
  MyFilmSchema,
  WatchedFilmSchema,
} from './films';

export const SignupAnswerSchema = v.object({ createdUser: UserSchema, encodedToken: v.string() });
export type SignupAnswer = v.InferOutput<typeof SignupAnswerSchema>;

export const LoginAnswerSchema = v.object({ foundUser: UserSchema, encodedToken: v.string() });
export type LoginAnswer = v.InferOutput<typeof LoginAnswerSchema>;

/** `GET /api/users`, whole. */
export const UsersAnswerSchema = v.object({ users: v.array(UserSchema) });
export type UsersAnswer = v.InferOutput<typeof UsersAnswerSchema>;

/** `GET /api/users?username=…`: a list of exactly one. */
export const NamedUserAnswerSchema = v.object({ users: v.strictTuple([UserSchema]) });
export type NamedUserAnswer = v.InferOutput<typeof NamedUserAnswerSchema>;

/** `GET /api/users?q=…` and `?suggested=true`: people to list, without their relations. */
export const PeopleAnswerSchema = v.object({ users: v.array(UserSummarySchema) });
export type PeopleAnswer = v.InferOutput<typeof PeopleAnswerSchema>;

export const UserAnswerSchema = v.object({ user: UserSchema });
export type UserAnswer = v.InferOutput<typeof UserAnswerSchema>;

export const BookmarksAnswerSchema = v.object({ bookmarks: v.array(v.string()) });
export type BookmarksAnswer = v.InferOutput<typeof BookmarksAnswerSchema>;

/** `user` is the follower as they are now, `followUser` the person followed or unfollowed. */
export const FollowAnswerSchema = v.object({ user: UserSchema, followUser: UserSchema });
export type FollowAnswer = v.InferOutput<typeof FollowAnswerSchema>;

/** All posts: what most calls that change a post answer. */
export const PostsAnswerSchema = v.object({ posts: v.array(PostSchema) });
export type PostsAnswer = v.InferOutput<typeof PostsAnswerSchema>;

/** One page of a feed; `nextCursor` is null at the end. */
export const FeedPageAnswerSchema = v.object({
  ...PostsAnswerSchema.entries,
  nextCursor: v.nullable(v.string()),
});
export type FeedPageAnswer = v.InferOutput<typeof FeedPageAnswerSchema>;

/** A single post, and a post's mutation under `Prefer: return=minimal`. */
export const PostAnswerSchema = v.object({ post: PostSchema });
export type PostAnswer = v.InferOutput<typeof PostAnswerSchema>;

/** The deletion of a diary entry, and of a post under `Prefer: return=minimal`. */
export const EmptyAnswerSchema = v.object({});

const nextCursor = v.nullable(v.string());

/** `GET /api/films`. */
export const FilmsAnswerSchema = v.object({ films: v.array(ListedFilmSchema), nextCursor });
export type FilmsAnswer = v.InferOutput<typeof FilmsAnswerSchema>;

/** `GET /api/films/{id}`. `mine`, and those of whom the caller follows who have watched it, are null without a token. */
export const FilmPageAnswerSchema = v.object({
  film: FilmSchema,
  numbers: FilmNumbersSchema,
  mine: v.nullable(MyFilmSchema),
  friends: v.nullable(
    v.array(v.object({ user: UserSummarySchema, rating: v.nullable(v.number()) })),
  ),
});
export type FilmPageAnswer = v.InferOutput<typeof FilmPageAnswerSchema>;

/** `POST /api/films`. */
export const FilmAnswerSchema = v.object({ film: FilmSchema });
export type FilmAnswer = v.InferOutput<typeof FilmAnswerSchema>;

/**
 * Which film somebody else's name and year mean, the best fit first. `found`: the first. `several`: one of these.
 * `near`: none of that year or the years beside it, but these bear the name. `missing`: none.
 */
export const FilmMatchSchema = v.object({
  verdict: v.picklist(['found', 'several', 'near', 'missing']),
  films: v.array(FilmSummarySchema),
});
export type FilmMatch = v.InferOutput<typeof FilmMatchSchema>;

/** `POST /api/films/match`: as many as were asked for, in their order. */
export const MatchAnswerSchema = v.object({ matches: v.array(FilmMatchSchema) });
export type MatchAnswer = v.InferOutput<typeof MatchAnswerSchema>;

/** `POST /api/films` of a film that is there already. */
export const FilmExistsBodySchema = v.object({ errors: v.array(v.string()), film: FilmSchema });
export type FilmExistsBody = v.InferOutput<typeof FilmExistsBodySchema>;

/** Ids of the caller's watchlist, the newest first. */
export const WatchlistAnswerSchema = v.object({ watchlist: v.array(v.string()) });
export type WatchlistAnswer = v.InferOutput<typeof WatchlistAnswerSchema>;

export const WatchedAnswerSchema = v.object({ watched: v.boolean() });
export type WatchedAnswer = v.InferOutput<typeof WatchedAnswerSchema>;

/** `rating` is what counts as the caller's now: taking one back may leave an earlier one. */
export const RateAnswerSchema = v.object({
  rating: v.nullable(v.number()),
  numbers: FilmNumbersSchema,
});
export type RateAnswer = v.InferOutput<typeof RateAnswerSchema>;

export const EntryAnswerSchema = v.object({ entry: DiaryEntrySchema });
export type EntryAnswer = v.InferOutput<typeof EntryAnswerSchema>;

/** How many rows brought something, how many were here already, and which were refused; `row` counts from 0. */
export const ImportAnswerSchema = v.object({
  added: v.number(),
  matched: v.number(),
  refused: v.array(v.object({ row: v.number(), why: v.string() })),
});
export type ImportAnswer = v.InferOutput<typeof ImportAnswerSchema>;

/** `GET /api/users/{username}/diary`. */
export const DiaryAnswerSchema = v.object({ entries: v.array(DiaryEntrySchema), nextCursor });
export type DiaryAnswer = v.InferOutput<typeof DiaryAnswerSchema>;

/** `GET /api/users/{username}/films`. */
export const WatchedFilmsAnswerSchema = v.object({
  films: v.array(WatchedFilmSchema),
  nextCursor,
});
export type WatchedFilmsAnswer = v.InferOutput<typeof WatchedFilmsAnswerSchema>;

/** `GET /api/users/{username}/watchlist`. */
export const ListedFilmsAnswerSchema = v.object({
  films: v.array(FilmSummarySchema),
  nextCursor,
});
export type ListedFilmsAnswer = v.InferOutput<typeof ListedFilmsAnswerSchema>;

/** `GET /api/users/{username}/year/{year}`. */
export const YearAnswerSchema = v.object({ year: FilmYearSchema });
export type YearAnswer = v.InferOutput<typeof YearAnswerSchema>;
