import * as v from 'valibot';
import { DaySchema, flagSchema, RatingSchema } from '../../../domain/filmFields';
import { DirectorsSchema, FilmYearNumberSchema, TitleSchema } from '../../../domain/filmRequests';
import { LIMITS, POST_ID_PATTERN } from '../../../domain/limits';
import { textSchema } from '../../../domain/schemas';

/** A film as a file names it: by an id of the file's own, and by what finds it in another browser. */
const KeptFilmSchema = v.object({
  _id: v.string(),
  title: TitleSchema,
  year: FilmYearNumberSchema,
  directors: DirectorsSchema,
});
export type KeptFilm = v.InferOutput<typeof KeptFilmSchema>;

const KeptEntrySchema = v.object({
  _id: v.pipe(v.string(), v.regex(POST_ID_PATTERN)),
  film: v.string(),
  watchedOn: DaySchema,
  rating: v.nullable(RatingSchema),
  again: v.nullable(v.boolean()),
  text: v.nullable(textSchema('A text', LIMITS.postText)),
});

/** A row that cannot be read is null: the others are worth taking. A file of an earlier version has none. */
const listOf = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(v.array(v.fallback(v.nullable(schema), null)), []);

/** What a person keeps of films. All but `films` name them by their ids in there. */
export const OWN_FILMS = {
  films: listOf(KeptFilmSchema),
  /** The entries that no post made, the oldest first. */
  diary: listOf(KeptEntrySchema),
  /** With the stars that count, the newest first. */
  watched: listOf(v.object({ film: v.string(), rating: v.nullable(RatingSchema) })),
  /** The newest first. */
  watchlist: listOf(v.string()),
  /** The first shown first. */
  favourites: listOf(v.string()),
};
export type OwnFilms = v.InferOutput<v.ObjectSchema<typeof OWN_FILMS, undefined>>;

/** What a post says of its film. */
export const SaidOfFilmSchema = v.object({
  film: v.string(),
  rating: v.exactOptional(RatingSchema),
  watchedOn: v.exactOptional(DaySchema),
  again: v.exactOptional(flagSchema('again')),
  spoilers: v.exactOptional(flagSchema('spoilers')),
});

export const readable = <T>(rows: readonly (T | null)[]): T[] => rows.filter((row) => row !== null);

/** The same for the same film in every browser, where ids may differ. */
export const filmKey = ({ title, year, directors }: KeptFilm): string =>
  [title, year, ...directors].join('\n');
