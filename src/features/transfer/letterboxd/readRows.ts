import * as v from 'valibot';
import { isBlank } from '../../../domain/blank';
import { plainAddress } from '../../../domain/filmAddress';
import { DaySchema, RatingSchema } from '../../../domain/filmFields';
import { DirectorsSchema, FilmYearNumberSchema, TitleSchema } from '../../../domain/filmRequests';
import { REFUSALS } from '../../../domain/errors';
import { LIMITS } from '../../../domain/limits';
import { textSchema } from '../../../domain/schemas';
import { problemOfDay } from '../../../domain/watchDay';
import { personalId } from '../personalId';
import type { Line, RefusedLine } from './readCsv';
import { tagsOf } from './tagsOf';
import { wordsOfMarkup } from './wordsOfMarkup';

/** The content of a line, except its film. */
export type LineData =
  | { kind: 'watched' }
  | { kind: 'watchlist' }
  | { kind: 'loved' }
  | { kind: 'rating'; rating: number }
  | {
      kind: 'entry';
      _id: string;
      watchedOn: string;
      rating: number | null;
      again: true | null;
      text: string | null;
      tags?: string[];
    }
  /** Without a day: no evening is invented for it. */
  | {
      kind: 'review';
      _id: string;
      rating: number | null;
      again: true | null;
      text: string;
      tags?: string[];
    };

export interface ExportedFilm {
  title: string;
  year: number;
  directors?: string[];
  /** Its page on Letterboxd, which tells it apart from others of this title and year. */
  address?: string;
}

/** A parsed line. */
export interface ParsedLine {
  line: Line;
  film: ExportedFilm;
  data: LineData;
}

const numberSchema = <T>(schema: v.GenericSchema<number, T>) =>
  v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number), schema);

/** An empty cell is null. */
const maybe = <T>(schema: v.GenericSchema<string, T>) =>
  v.union([
    v.pipe(
      v.string(),
      v.trim(),
      v.literal(''),
      v.transform(() => null),
    ),
    schema,
  ]);

export const FilmSchema = v.object({
  Name: TitleSchema,
  Year: numberSchema(FilmYearNumberSchema),
  Directors: v.exactOptional(
    v.pipe(
      v.string(),
      // They only tell films apart, and an anthology has more than the API takes.
      v.transform((names) => names.split(',').slice(0, LIMITS.directors)),
      DirectorsSchema,
    ),
    '',
  ),
});
const RatedSchema = v.object({ ...FilmSchema.entries, Rating: numberSchema(RatingSchema) });

/** "24-06-01" is a day of the year 24. The server's own rule about days is asked here, so that the preview counts no line it will refuse. */
const DayCellSchema = v.pipe(
  v.string(),
  v.trim(),
  v.transform((day) => day.replace(/^\d{1,3}(?=-\d\d-\d\d$)/, (year) => year.padStart(4, '0'))),
  DaySchema,
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? problemOfDay(dataset.value, new Date()) : null;
    if (problem) addIssue({ message: REFUSALS[problem][1] });
  }),
);

/** As many as an entry can have. */
const TagsCellSchema = v.pipe(
  v.string(),
  v.transform((cell) => tagsOf(cell).slice(0, LIMITS.tags)),
);

const EntrySchema = v.object({
  ...FilmSchema.entries,
  'Watched Date': v.exactOptional(maybe(DayCellSchema), ''),
  Rating: v.exactOptional(maybe(numberSchema(RatingSchema)), ''),
  Rewatch: v.exactOptional(v.pipe(v.string(), v.toLowerCase(), v.picklist(['yes', 'no', ''])), ''),
  Tags: v.exactOptional(TagsCellSchema, ''),
  Review: v.exactOptional(
    v.pipe(v.string(), v.transform(wordsOfMarkup), textSchema('A review', LIMITS.postText)),
    '',
  ),
});

/** In the diary and the reviews, the URI identifies the entry. Lines of a file without any are told apart by `nth`. */
const entryId = ({ list, cells }: Line, nth: number, userId: string): string => {
  const { Date: date, Name, Year, 'Letterboxd URI': uri, 'Watched Date': watched } = cells;
  const names = [date, Name, Year, watched, ...(list === 'films' ? [nth] : [])];
  return `boxd-${personalId(userId, (list !== 'films' && uri) || names.join('\n'))}`;
};

type EntryCells = v.InferOutput<typeof EntrySchema>;

const dataOf = (_id: string, cells: EntryCells): LineData => {
  const { 'Watched Date': watchedOn, Rating: rating, Rewatch, Review } = cells;
  const text = isBlank(Review) ? null : Review;
  const tags = { ...(cells.Tags.length > 0 && { tags: cells.Tags }) };
  const again = Rewatch === 'yes' ? true : null;
  if (watchedOn !== null) return { kind: 'entry', _id, watchedOn, rating, again, text, ...tags };
  if (text !== null) return { kind: 'review', _id, rating, again, text, ...tags };
  return rating === null ? { kind: 'watched' } : { kind: 'rating', rating };
};

const read = (
  line: Line,
  nth: number,
  userId: string,
): { cells: v.InferOutput<typeof FilmSchema>; data: LineData } => {
  const { list, cells: text } = line;
  switch (list) {
    case 'diary':
    case 'reviews':
    case 'films':
    case 'refused': {
      const cells = v.parse(EntrySchema, text, { abortEarly: true });
      return { cells, data: dataOf(entryId(line, nth, userId), cells) };
    }
    case 'ratings': {
      const cells = v.parse(RatedSchema, text, { abortEarly: true });
      return { cells, data: { kind: 'rating', rating: cells.Rating } };
    }
    case 'watched':
    case 'watchlist':
    case 'loved':
      return { cells: v.parse(FilmSchema, text), data: { kind: list } };
  }
};

/** Except in the diary and the reviews, the URI is the film's. */
const filmOf = (
  { list, cells: { 'Letterboxd URI': uri = '' } }: Line,
  { Name: title, Year: year, Directors: directors }: v.InferOutput<typeof FilmSchema>,
): ExportedFilm => ({
  title,
  year,
  ...(directors.length > 0 && { directors }),
  ...(uri.trim() !== '' &&
    list !== 'diary' &&
    list !== 'reviews' && { address: plainAddress(uri) }),
});

const reasonOf = (error: v.ValiError<typeof EntrySchema>): string => {
  const [issue] = error.issues;
  const column = v.getDotPath(issue) ?? 'text';
  if (issue.type === 'raw_check') return issue.message;
  return column === 'Review'
    ? `Its Review is longer than ${LIMITS.postText} characters.`
    : `Its ${column} cannot be read.`;
};

/**
 * The film and data of a line, or the line with the reason for its refusal.
 * @param nth how many lines of the file before it have the same film and day
 */
export const readLine = (line: Line, nth: number, userId: string): ParsedLine | RefusedLine => {
  try {
    const { cells, data } = read(line, nth, userId);
    return { line, film: filmOf(line, cells), data };
  } catch (error) {
    if (!v.isValiError<typeof EntrySchema>(error)) throw error;
    return { ...line, why: reasonOf(error) };
  }
};
