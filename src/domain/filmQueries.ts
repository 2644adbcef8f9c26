import * as v from 'valibot';
import { RatingSchema } from './filmFields';
import { DIARY_SORTS, FILM_SORTS, WATCHED_SORTS } from './films';
import { CursorQuerySchema } from './queries';

/** A list's sort; the first one is the default. */
export const sortSchema = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  v.optional(v.picklist(sorts, `sort must be one of: ${sorts.join(', ')}.`), sorts[0]);

const onlyTrue = (name: string) =>
  v.exactOptional(
    v.pipe(
      v.literal('true', `${name} must be true.`),
      v.transform(() => true as const),
    ),
  );

/** A decade by its first year, such as 1950. */
const DecadeSchema = v.pipe(
  v.string(),
  v.regex(/^\d{3}0$/, 'decade must be its first year, as 1950.'),
  v.transform(Number),
);

/** Filters of `GET /api/films` and `GET /api/lists/{id}`. Names and codes are case-insensitive. */
export const FILM_FILTERS = {
  genre: v.exactOptional(v.string()),
  country: v.exactOptional(v.string()),
  director: v.exactOptional(v.string()),
  /** Words of any of its titles. */
  title: v.exactOptional(v.string()),
  /** Only films that the caller has not watched, or has on the watchlist. */
  unseen: onlyTrue('unseen'),
  listed: onlyTrue('listed'),
  decade: v.exactOptional(DecadeSchema),
};

/** `GET /api/films`. With `q` the best matches come first, whatever the sort. */
export const FilmsQuerySchema = v.object({
  q: v.exactOptional(v.string()),
  ...FILM_FILTERS,
  sort: sortSchema(FILM_SORTS),
  ...CursorQuerySchema.entries,
});
export type FilmsQuery = v.InferOutput<typeof FilmsQuerySchema>;
export type FilmFiltersQuery = Pick<FilmsQuery, keyof typeof FILM_FILTERS>;

/** What a diary is searched by: besides its days by one of these, since there is no order by several. */
const DIARY_FILTERS = {
  rating: v.exactOptional(v.pipe(v.string(), v.transform(Number), RatingSchema)),
  /** However it is written. */
  tag: v.exactOptional(v.string()),
  decade: v.exactOptional(DecadeSchema),
  /** As a film has it. */
  country: v.exactOptional(v.string()),
};

/** `GET /api/users/{username}/diary`, by the day of watching. */
export const DiaryQuerySchema = v.pipe(
  v.object({
    sort: sortSchema(DIARY_SORTS),
    /** A year or a month, such as 2026-03. */
    on: v.exactOptional(
      v.pipe(v.string(), v.regex(/^\d{4}(-\d{2})?$/, 'on must be a year or a month, as 2026-03.')),
    ),
    ...DIARY_FILTERS,
    ...CursorQuerySchema.entries,
  }),
  // Otherwise a page might read a whole diary to find a few entries.
  v.check(
    (query) => Object.keys(query).filter((name) => name in DIARY_FILTERS).length <= 1,
    'A diary is searched by a rating, a tag, a decade or a country.',
  ),
);
export type DiaryQuery = v.InferOutput<typeof DiaryQuerySchema>;

/** `GET /api/users/{username}/watchlist`, by the time of listing. */
export const WatchlistQuerySchema = v.object({
  sort: sortSchema(DIARY_SORTS),
  ...CursorQuerySchema.entries,
});

/** `GET /api/users/{username}/films`: those watched, or with `loved` those loved, the latest loved first. */
export const WatchedQuerySchema = v.object({
  sort: sortSchema(WATCHED_SORTS),
  loved: onlyTrue('loved'),
  ...CursorQuerySchema.entries,
});
