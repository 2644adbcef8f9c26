import * as v from 'valibot';
import { UserSummarySchema } from './entities';
import {
  CountedTagSchema,
  DiaryEntrySchema,
  DirectorSchema,
  FilmNoteSchema,
  FilmNumbersSchema,
  FilmSchema,
  ListedFilmSchema,
  MyFilmSchema,
  WatchedFilmSchema,
} from './films';
import { FilmAllTimeSchema, FilmYearSchema } from './periods';
import { FilmSummarySchema } from './filmSummary';

const nextCursor = v.nullable(v.string());

/** `GET /api/films`. */
export const FilmsAnswerSchema = v.object({ films: v.array(ListedFilmSchema), nextCursor });
export type FilmsAnswer = v.InferOutput<typeof FilmsAnswerSchema>;

/** `GET /api/films/{id}`. `mine` and `friends`, the followed people who have watched it, are null without a token. */
export const FilmPageAnswerSchema = v.object({
  film: FilmSchema,
  numbers: FilmNumbersSchema,
  mine: v.nullable(MyFilmSchema),
  friends: v.nullable(
    v.array(v.object({ user: UserSummarySchema, rating: v.nullable(v.number()) })),
  ),
});
export type FilmPageAnswer = v.InferOutput<typeof FilmPageAnswerSchema>;

/** What somebody watched last. `watchedOn` is null if they gave no day. */
export const FriendFilmSchema = v.object({
  user: UserSummarySchema,
  film: FilmSummarySchema,
  rating: v.nullable(v.number()),
  watchedOn: v.nullable(v.string()),
});
export type FriendFilm = v.InferOutput<typeof FriendFilmSchema>;

/** `GET /api/films/friends`: at most eight, each of another person whom the caller follows. */
export const FriendsFilmsAnswerSchema = v.object({ friends: v.array(FriendFilmSchema) });
export type FriendsFilmsAnswer = v.InferOutput<typeof FriendsFilmsAnswerSchema>;
/** `GET /api/films/{id}/diaries`: what people wrote about it in their diaries, the latest day first. */
export const FilmNotesAnswerSchema = v.object({ entries: v.array(FilmNoteSchema), nextCursor });
export type FilmNotesAnswer = v.InferOutput<typeof FilmNotesAnswerSchema>;

/** `GET /api/directors/{name}`: the newest film first. */
export const DirectorAnswerSchema = v.object({
  director: DirectorSchema,
  films: v.array(ListedFilmSchema),
  nextCursor,
});
export type DirectorAnswer = v.InferOutput<typeof DirectorAnswerSchema>;

/** `POST /api/films`. */
export const FilmAnswerSchema = v.object({ film: FilmSchema });
export type FilmAnswer = v.InferOutput<typeof FilmAnswerSchema>;

/**
 * Which film a name and year from elsewhere refer to, the best match first. `found`: the first. `several`: one of
 * these. `near`: none of that year or an adjacent one, but these have the name. `missing`: none.
 */
export const FilmMatchSchema = v.object({
  verdict: v.picklist(['found', 'several', 'near', 'missing']),
  films: v.array(FilmSummarySchema),
});
export type FilmMatch = v.InferOutput<typeof FilmMatchSchema>;

/** `POST /api/films/match`: one per requested film, in order. */
export const MatchAnswerSchema = v.object({ matches: v.array(FilmMatchSchema) });
export type MatchAnswer = v.InferOutput<typeof MatchAnswerSchema>;

/** `POST /api/films` of a film that already exists. */
export const FilmExistsBodySchema = v.object({ errors: v.array(v.string()), film: FilmSchema });
export type FilmExistsBody = v.InferOutput<typeof FilmExistsBodySchema>;

/** Ids of the caller's watchlist, the newest first. */
export const WatchlistAnswerSchema = v.object({ watchlist: v.array(v.string()) });
export type WatchlistAnswer = v.InferOutput<typeof WatchlistAnswerSchema>;

/** `heldBy` says what a film marked as not watched is still in, so that its rating is kept but does not count. */
export const WatchedAnswerSchema = v.object({
  watched: v.boolean(),
  heldBy: v.exactOptional(v.picklist(['diary', 'post'])),
});
export type WatchedAnswer = v.InferOutput<typeof WatchedAnswerSchema>;

/** Whether the caller loves the film now. */
export const LovedAnswerSchema = v.object({ loved: v.boolean() });
export type LovedAnswer = v.InferOutput<typeof LovedAnswerSchema>;

/** `rating` is the caller's rating that counts now: without this one an earlier one can remain. */
export const RateAnswerSchema = v.object({
  rating: v.nullable(v.number()),
  numbers: FilmNumbersSchema,
});
export type RateAnswer = v.InferOutput<typeof RateAnswerSchema>;

export const EntryAnswerSchema = v.object({ entry: DiaryEntrySchema });
export type EntryAnswer = v.InferOutput<typeof EntryAnswerSchema>;

/** What an import brought in: evenings of the diary, posts, films that now have a rating, and so on. */
const ImportedSchema = v.object({
  evenings: v.number(),
  /** Evenings that were here and gained what they lacked. */
  completed: v.number(),
  reviews: v.number(),
  ratings: v.number(),
  watched: v.number(),
  watchlist: v.number(),
  loved: v.number(),
  /** Films that nobody here had heard of. */
  films: v.number(),
});
export type Imported = v.InferOutput<typeof ImportedSchema>;

/** What an import has brought in before its first row. */
export const NOTHING_IMPORTED: Imported = {
  evenings: 0,
  completed: 0,
  reviews: 0,
  ratings: 0,
  watched: 0,
  watchlist: 0,
  loved: 0,
  films: 0,
};

/**
 * The numbers of rows that added something and that changed nothing, and the refused ones (`row` counts from 0); and
 * what they brought in.
 */
export const ImportAnswerSchema = v.object({
  added: v.number(),
  matched: v.number(),
  refused: v.array(v.object({ row: v.number(), why: v.string() })),
  imported: ImportedSchema,
});
export type ImportAnswer = v.InferOutput<typeof ImportAnswerSchema>;

/** `GET /api/users/{username}/diary`. */
export const DiaryAnswerSchema = v.object({ entries: v.array(DiaryEntrySchema), nextCursor });
export type DiaryAnswer = v.InferOutput<typeof DiaryAnswerSchema>;

/** `GET /api/users/{username}/tags`: those of the diary, the most used first. */
export const TagsAnswerSchema = v.object({ tags: v.array(CountedTagSchema) });
export type TagsAnswer = v.InferOutput<typeof TagsAnswerSchema>;

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

/** `GET /api/users/{username}/all-time`. */
export const AllTimeAnswerSchema = v.object({ allTime: FilmAllTimeSchema });
export type AllTimeAnswer = v.InferOutput<typeof AllTimeAnswerSchema>;
