import * as v from 'valibot';
import { UserSummarySchema } from './entities';
import {
  DiaryEntrySchema,
  FilmNumbersSchema,
  FilmSchema,
  FilmYearSchema,
  ListedFilmSchema,
  MyFilmSchema,
  WatchedFilmSchema,
} from './films';
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

export const WatchedAnswerSchema = v.object({ watched: v.boolean() });
export type WatchedAnswer = v.InferOutput<typeof WatchedAnswerSchema>;

/** `rating` is the caller's rating that counts now: without this one an earlier one can remain. */
export const RateAnswerSchema = v.object({
  rating: v.nullable(v.number()),
  numbers: FilmNumbersSchema,
});
export type RateAnswer = v.InferOutput<typeof RateAnswerSchema>;

export const EntryAnswerSchema = v.object({ entry: DiaryEntrySchema });
export type EntryAnswer = v.InferOutput<typeof EntryAnswerSchema>;

/** The numbers of rows that added something and that changed nothing, and the refused ones; `row` counts from 0. */
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
