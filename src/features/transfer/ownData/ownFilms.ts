import * as v from 'valibot';
import { DaySchema, flagSchema, RatingSchema } from '../../../domain/filmFields';
import { DirectorsSchema, FilmYearNumberSchema, TitleSchema } from '../../../domain/filmRequests';
import { LIMITS, POST_ID_PATTERN } from '../../../domain/limits';
import { textSchema } from '../../../domain/schemas';
import { TagsSchema } from '../../../domain/tags';
import { listOf } from './listOf';

/** A film in a file: its id within the file, and the fields that identify it in another browser. */
const ExportedFilmSchema = v.object({
  _id: v.string(),
  title: TitleSchema,
  year: FilmYearNumberSchema,
  directors: DirectorsSchema,
});
export interface ExportedFilm extends v.InferOutput<typeof ExportedFilmSchema> {
  /** Its id in the file, if that has several films which nothing else tells apart for certain. */
  address?: string;
}

const ExportedEntrySchema = v.object({
  _id: v.pipe(v.string(), v.regex(POST_ID_PATTERN)),
  film: v.string(),
  watchedOn: DaySchema,
  rating: v.nullable(RatingSchema),
  again: v.nullable(v.boolean()),
  text: v.nullable(textSchema('A text', LIMITS.postText)),
  tags: v.exactOptional(TagsSchema),
});

/** A user's film data. All lists but `films` refer to films by their ids in `films`. */
export const OWN_FILMS = {
  films: listOf(ExportedFilmSchema),
  /** The entries that were not created by a post, the oldest first. */
  diary: listOf(ExportedEntrySchema),
  /** With the rating that counts, the newest first. */
  watched: listOf(v.object({ film: v.string(), rating: v.nullable(RatingSchema) })),
  /** The newest first. */
  watchlist: listOf(v.string()),
  /** The newest first. */
  loved: listOf(v.string()),
  /** In the order shown. */
  favourites: listOf(v.string()),
};
export type OwnFilms = v.InferOutput<v.ObjectSchema<typeof OWN_FILMS, undefined>>;

/** A post's fields about its film. */
export const AboutFilmSchema = v.object({
  film: v.string(),
  rating: v.exactOptional(RatingSchema),
  watchedOn: v.exactOptional(DaySchema),
  again: v.exactOptional(flagSchema('again')),
  spoilers: v.exactOptional(flagSchema('spoilers')),
  tags: v.exactOptional(TagsSchema),
});

export const readableRows = <T>(rows: readonly (T | null)[]): T[] =>
  rows.filter((row) => row !== null);

/** A key that is the same for a film in every browser; ids may differ. */
export const filmKey = ({ title, year, directors, address }: ExportedFilm): string =>
  [title, year, ...directors, ...(address === undefined ? [] : [address])].join('\n');

/** Whether a film may be taken for another in the file; unknown directors tell nothing apart. */
const isAlike = (film: ExportedFilm, other: ExportedFilm): boolean =>
  film !== other &&
  (filmKey(film) === filmKey(other) ||
    [film, other].some(({ directors }) => directors.length === 0));

/** A file's films, by their ids in the file. */
export const filmsById = ({ films }: Pick<OwnFilms, 'films'>): Map<string, ExportedFilm> => {
  const readable = readableRows<ExportedFilm>(films);
  const named = new Map<string, ExportedFilm[]>();
  const nameOf = ({ title, year }: ExportedFilm): string => `${year} ${title}`;
  for (const film of readable) named.set(nameOf(film), [...(named.get(nameOf(film)) ?? []), film]);
  return new Map(
    readable.map((film) => [
      film._id,
      named.get(nameOf(film))?.some((other) => isAlike(film, other))
        ? { ...film, address: film._id }
        : film,
    ]),
  );
};
