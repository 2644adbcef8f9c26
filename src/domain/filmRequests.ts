import * as v from 'valibot';
import { isBlank } from './blank';
import { ENTRY_TEXT_FIELDS, ENTRY_TEXTS } from './entryTexts';
import { DaySchema, FilmIdSchema, flagSchema, RatingSchema } from './filmFields';
import { LIMITS } from './limits';
import { TagsSchema } from './tags';
import { IdSchema, jsonObject, textSchema } from './schemas';

export const TitleSchema = v.pipe(
  textSchema('A title', LIMITS.filmTitle),
  v.trim(),
  v.check((title) => !isBlank(title), 'A title must not be empty.'),
);

const YEAR_MESSAGE = `A year must be a whole number from ${LIMITS.firstFilmYear} to ${LIMITS.lastFilmYear}.`;
export const FilmYearNumberSchema = v.pipe(
  v.number(YEAR_MESSAGE),
  v.integer(YEAR_MESSAGE),
  v.minValue(LIMITS.firstFilmYear, YEAR_MESSAGE),
  v.maxValue(LIMITS.lastFilmYear, YEAR_MESSAGE),
);

export const DirectorsSchema = v.pipe(
  v.array(
    v.pipe(textSchema('The name of a director', LIMITS.director), v.trim()),
    'The directors must be a list of names.',
  ),
  v.maxLength(LIMITS.directors, `A film can have at most ${LIMITS.directors} directors.`),
  v.transform((names) => names.filter((name) => !isBlank(name))),
);

const SomeDirectorsSchema = v.pipe(DirectorsSchema, v.nonEmpty('A film needs a director.'));

export const NewFilmSchema = jsonObject('filmData', {
  title: TitleSchema,
  year: FilmYearNumberSchema,
  directors: SomeDirectorsSchema,
});
export type NewFilm = v.InferOutput<typeof NewFilmSchema>;

/** Body of `POST /api/films`. */
export const AddFilmSchema = jsonObject('The body', { filmData: NewFilmSchema });

/** Body of `POST /api/films/edit/{id}`; an omitted field stays as it is. */
export const EditFilmSchema = jsonObject('The body', {
  filmData: jsonObject('filmData', {
    title: v.exactOptional(TitleSchema),
    year: v.exactOptional(FilmYearNumberSchema),
    directors: v.exactOptional(SomeDirectorsSchema),
  }),
});
export type FilmEdit = v.InferOutput<typeof EditFilmSchema>['filmData'];

/** Body of `POST /api/films/rate/{id}`; null removes the rating given by this call. */
export const RateSchema = jsonObject('The body', { rating: v.nullable(RatingSchema) });

const maybeText = (schema: v.GenericSchema<string>) => v.exactOptional(v.nullable(schema));

const textEntries = () => {
  const entries = v.entriesFromList(ENTRY_TEXT_FIELDS, maybeText(v.string()));
  for (const { field, limit, called } of ENTRY_TEXTS)
    entries[field] = maybeText(textSchema(called, limit));
  return entries;
};

const ENTRY_DETAILS = {
  rating: v.exactOptional(v.nullable(RatingSchema)),
  again: v.exactOptional(v.nullable(flagSchema('again'))),
  /** An empty list removes them. */
  tags: v.exactOptional(TagsSchema),
  ...textEntries(),
};

/** Body of `POST /api/diary`. */
export const CreateEntrySchema = jsonObject('The body', {
  entryData: jsonObject('entryData', {
    _id: IdSchema,
    filmId: FilmIdSchema,
    watchedOn: DaySchema,
    ...ENTRY_DETAILS,
  }),
});
export type NewEntry = v.InferOutput<typeof CreateEntrySchema>['entryData'];

/** Body of `POST /api/diary/edit/{id}`; an omitted field stays as it is, null removes it. */
export const EditEntrySchema = jsonObject('The body', {
  entryData: jsonObject('entryData', {
    filmId: v.exactOptional(FilmIdSchema),
    watchedOn: v.exactOptional(DaySchema),
    ...ENTRY_DETAILS,
  }),
});
export type EntryEdit = v.InferOutput<typeof EditEntrySchema>['entryData'];

/** What tells a film apart from others of its name: its address elsewhere, or its id in another browser. */
export const AddressSchema = v.exactOptional(textSchema('An address', LIMITS.filmAddress));

/** The film of an imported row: by id, or by name and year (or an adjacent year); added if it is missing. */
const WHICH_FILM = {
  filmId: v.exactOptional(FilmIdSchema),
  title: v.exactOptional(TitleSchema),
  year: v.exactOptional(FilmYearNumberSchema),
  directors: v.exactOptional(DirectorsSchema),
  /**
   * Only a film of exactly that year matches, by one of the directors if both are known, and with an address only the
   * one of that address: the caller knows the other films with that title.
   */
  exactYear: v.exactOptional(flagSchema('exactYear')),
  address: AddressSchema,
};

/**
 * One row of an import. What is here already stays: an entry for the same film and day is the same evening, which gains
 * what it lacks, unless the file has several for that day, whose `_id`s differ.
 */
export const ImportRowSchema = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('film'), ...WHICH_FILM }),
    v.object({
      kind: v.literal('entry'),
      ...WHICH_FILM,
      _id: IdSchema,
      watchedOn: DaySchema,
      ...ENTRY_DETAILS,
    }),
    v.object({
      kind: v.literal('rating'),
      ...WHICH_FILM,
      rating: RatingSchema,
      /** Ratings that come with the same file: this one counts over them, but over no other that is here. */
      over: v.exactOptional(v.array(RatingSchema, 'over must be a list of ratings.')),
    }),
    /** A review without a day becomes a post. */
    v.object({
      kind: v.literal('review'),
      ...WHICH_FILM,
      _id: IdSchema,
      rating: ENTRY_DETAILS.rating,
      again: ENTRY_DETAILS.again,
      tags: ENTRY_DETAILS.tags,
      text: textSchema('A review', LIMITS.postText),
    }),
    v.object({ kind: v.literal('watched'), ...WHICH_FILM }),
    v.object({
      kind: v.literal('watchlist'),
      ...WHICH_FILM,
      /** To be watched again: a film that is watched comes on the list only then. */
      again: v.exactOptional(flagSchema('again')),
    }),
    v.object({ kind: v.literal('loved'), ...WHICH_FILM }),
  ],
  'A row has a kind: film, entry, rating, review, watched, watchlist or loved.',
);
export type ImportRow = v.InferOutput<typeof ImportRowSchema>;

/** Body of `POST /api/diary/import`. A bad row is refused by itself. */
export const ImportSchema = jsonObject('The body', {
  rows: v.pipe(
    v.array(v.unknown(), 'The rows must be a list.'),
    v.maxLength(LIMITS.importRows, `An import takes at most ${LIMITS.importRows} rows.`),
  ),
  /** Ids of other entries of the same file: none of them is the evening of one of these rows. */
  beside: v.exactOptional(v.array(v.string(), 'beside must be ids of entries.')),
});

/** As this app sends it. */
export interface ImportRequest {
  rows: ImportRow[];
  beside?: string[];
}
