import * as v from 'valibot';
import { RatingSchema } from './filmFields';
import { DIARY_SORTS, FILM_SORTS, WATCHED_SORTS } from './films';
import { CursorQuerySchema } from './queries';

/** A list's sort; the first one is the default. */
const sortSchema = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  v.optional(v.picklist(sorts, `sort must be one of: ${sorts.join(', ')}.`), sorts[0]);

const onlyTrue = (name: string) =>
  v.exactOptional(
    v.pipe(
      v.literal('true', `${name} must be true.`),
      v.transform(() => true as const),
    ),
  );

/** Filters of `GET /api/films`. Names and codes are case-insensitive. */
const FILM_FILTERS = {
  genre: v.exactOptional(v.string()),
  country: v.exactOptional(v.string()),
  director: v.exactOptional(v.string()),
  /** Words of any of its titles. */
  title: v.exactOptional(v.string()),
  /** Only films that the caller has not watched, or has on the watchlist. */
  unseen: onlyTrue('unseen'),
  listed: onlyTrue('listed'),
  /** Its first year, such as 1950. */
  decade: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^\d{3}0$/, 'decade must be its first year, as 1950.'),
      v.transform(Number),
    ),
  ),
};

/** `GET /api/films`. With `q` the best matches come first, whatever the sort. */
export const FilmsQuerySchema = v.object({
  q: v.exactOptional(v.string()),
  ...FILM_FILTERS,
  sort: sortSchema(FILM_SORTS),
  ...CursorQuerySchema.entries,
});
export type FilmsQuery = v.InferOutput<typeof FilmsQuerySchema>;

/** `GET /api/users/{username}/diary`, by the day of watching. */
export const DiaryQuerySchema = v.pipe(
  v.object({
    sort: sortSchema(DIARY_SORTS),
    /** A year or a month, such as 2026-03. */
    on: v.exactOptional(
      v.pipe(v.string(), v.regex(/^\d{4}(-\d{2})?$/, 'on must be a year or a month, as 2026-03.')),
    ),
    rating: v.exactOptional(v.pipe(v.string(), v.transform(Number), RatingSchema)),
    ...CursorQuerySchema.entries,
  }),
  // Otherwise a page might read a whole diary to find a few entries.
  v.check(
    ({ on, rating }) => rating === undefined || on !== undefined,
    'A rating needs a year or a month.',
  ),
);

/** `GET /api/users/{username}/watchlist`, by the time of listing. */
export const WatchlistQuerySchema = v.object({
  sort: sortSchema(DIARY_SORTS),
  ...CursorQuerySchema.entries,
});

/** `GET /api/users/{username}/films`. */
export const WatchedQuerySchema = v.object({
  sort: sortSchema(WATCHED_SORTS),
  ...CursorQuerySchema.entries,
});
