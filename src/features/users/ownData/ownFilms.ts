import * as v from 'valibot';
import { DaySchema, RatingSchema } from '../../../domain/filmFields';
import { POST_ID_PATTERN } from '../../../domain/limits';

/** A film as a file names it: by an id of the file's own, and by what finds it in another browser. */
const KeptFilmSchema = v.object({
  _id: v.string(),
  title: v.string(),
  year: v.number(),
  directors: v.array(v.string()),
});
export type KeptFilm = v.InferOutput<typeof KeptFilmSchema>;

const KeptEntrySchema = v.object({
  _id: v.pipe(v.string(), v.regex(POST_ID_PATTERN)),
  film: v.string(),
  watchedOn: DaySchema,
  rating: v.nullable(RatingSchema),
  again: v.nullable(v.boolean()),
  text: v.nullable(v.string()),
});
export type KeptEntry = v.InferOutput<typeof KeptEntrySchema>;

/** A file of an earlier version has none. */
const listOf = <T>(schema: v.GenericSchema<unknown, T>) => v.optional(v.array(schema), []);

/** What a person keeps of films. All but `films` name them by their ids in there. */
export const OWN_FILMS = {
  films: listOf(KeptFilmSchema),
  watched: listOf(v.string()),
  /** The entries that no post made, the oldest first. */
  diary: listOf(KeptEntrySchema),
  ratings: listOf(v.object({ film: v.string(), rating: RatingSchema })),
  /** The newest first. */
  watchlist: listOf(v.string()),
  /** Left out by an earlier version, which had none to say. */
  favourites: v.exactOptional(v.array(v.string())),
};

/** What a post says of its film. */
export const POST_FILM = {
  film: v.exactOptional(v.string()),
  rating: v.exactOptional(RatingSchema),
  watchedOn: v.exactOptional(DaySchema),
  again: v.exactOptional(v.boolean()),
  spoilers: v.exactOptional(v.boolean()),
};

const OwnFilmsSchema = v.object(OWN_FILMS);
export type OwnFilms = v.InferOutput<typeof OwnFilmsSchema>;

/** The same for the same film in every browser, where ids may differ. */
export const filmKey = ({ title, year, directors }: KeptFilm): string =>
  [title, year, ...directors].join('\n');
