import * as v from 'valibot';
import { DaySchema, RatingSchema } from '../../../domain/filmFields';
import { FilmYearNumberSchema, TitleSchema } from '../../../domain/filmRequests';
import { LIMITS } from '../../../domain/limits';
import { textSchema } from '../../../domain/schemas';
import { personalId } from '../personalId';
import type { Line, RefusedLine } from './readCsv';

/** The content of a line, except its film. */
export type LineData =
  | { kind: 'watched' }
  | { kind: 'watchlist' }
  | { kind: 'rating'; rating: number; ratedOn: string }
  | {
      kind: 'entry';
      _id: string;
      watchedOn: string;
      rating: number | null;
      again: true | null;
      text: string | null;
    };

/** A parsed line; `film` is the index of its film in the export's films. */
export interface ReadLine {
  line: Line;
  film: number;
  data: LineData;
}

export interface ExportedFilm {
  title: string;
  year: number;
}

const numberSchema = <T>(schema: v.GenericSchema<number, T>) =>
  v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number), schema);

/** An empty cell is null. */
const maybe = <T>(schema: v.GenericSchema<string, T>) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    schema,
  ]);

const FILM = { Name: TitleSchema, Year: numberSchema(FilmYearNumberSchema) };
const FilmSchema = v.object(FILM);
/** An unreadable date is no reason to refuse a rating: it is then the oldest, or as old as the film's last entry. */
const LONG_AGO = '0001-01-01';
const RatedSchema = v.object({
  ...FILM,
  Date: v.fallback(DaySchema, LONG_AGO),
  Rating: numberSchema(RatingSchema),
});
const EntrySchema = v.object({
  ...FILM,
  Date: DaySchema,
  'Watched Date': maybe(DaySchema),
  Rating: maybe(numberSchema(RatingSchema)),
  Rewatch: v.picklist(['Yes', '']),
  Review: v.exactOptional(textSchema('A review', LIMITS.postText), ''),
});

/** In the diary and the reviews, the URI identifies the entry. */
const entryId = ({ cells }: Line, userId: string): string => {
  const { Date: date, Name, Year, 'Letterboxd URI': uri, 'Watched Date': watched } = cells;
  const named = uri || [date, Name, Year, watched].join('\n');
  return `boxd-${personalId(userId, named)}`;
};

const readEntry = (line: Line, userId: string) => {
  const cells = v.parse(EntrySchema, line.cells, { abortEarly: true });
  const data: LineData = {
    kind: 'entry',
    _id: entryId(line, userId),
    // A review without a watched date counts for the day on which it was written.
    watchedOn: cells['Watched Date'] ?? cells.Date,
    rating: cells.Rating,
    again: cells.Rewatch === 'Yes' ? true : null,
    text: cells.Review.trim() === '' ? null : cells.Review,
  };
  return { cells, data };
};

const read = (
  line: Line,
  userId: string,
): { cells: { Name: string; Year: number }; data: LineData } => {
  switch (line.list) {
    case 'diary':
    case 'reviews':
      return readEntry(line, userId);
    case 'ratings': {
      const cells = v.parse(RatedSchema, line.cells, { abortEarly: true });
      return { cells, data: { kind: 'rating', rating: cells.Rating, ratedOn: cells.Date } };
    }
    case 'watched':
    case 'watchlist':
      return { cells: v.parse(FilmSchema, line.cells), data: { kind: line.list } };
  }
};

/** The film and data of a line, or the line with the reason for its refusal. */
export const readLine = (
  line: Line,
  userId: string,
): { film: ExportedFilm; data: LineData } | RefusedLine => {
  try {
    const { cells, data } = read(line, userId);
    return { film: { title: cells.Name, year: cells.Year }, data };
  } catch (error) {
    if (!v.isValiError<typeof FilmSchema>(error)) throw error;
    const column = v.getDotPath(error.issues[0]) ?? 'text';
    const isTooLong = column === 'Review';
    return {
      ...line,
      why: isTooLong
        ? `Its Review is longer than ${LIMITS.postText} characters.`
        : `Its ${column} cannot be read.`,
    };
  }
};
