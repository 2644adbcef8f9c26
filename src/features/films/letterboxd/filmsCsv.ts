import Papa from 'papaparse';
import type { DiaryEntry, WatchedFilm } from '../../../domain/films';

/** Columns of Letterboxd's import format. */
const FIELDS = ['Title', 'Year', 'Directors', 'Rating', 'WatchedDate', 'Rewatch', 'Review'];

interface DiaryAndFilms {
  /** The oldest first. */
  entries: readonly DiaryEntry[];
  films: readonly WatchedFilm[];
}

/** The films with an entry, each with the rating of its latest rated evening. */
const ratingsByEntries = (entries: readonly DiaryEntry[]): Map<string, number | null> => {
  const ratings = new Map<string, number | null>();
  for (const { film, rating } of entries)
    ratings.set(film._id, rating ?? ratings.get(film._id) ?? null);
  return ratings;
};

/**
 * A CSV for Letterboxd's importer: a line for each diary entry, and one for each watched film without an entry, or
 * whose rating is not that of its latest rated evening, since it would be lost. Texts are unchanged.
 */
export const filmsCsv = ({ entries, films }: DiaryAndFilms): string => {
  const ratings = ratingsByEntries(entries);
  const isInEntries = ({ _id, rating }: WatchedFilm) =>
    ratings.has(_id) && (rating === null || rating === ratings.get(_id));
  const named = ({ title, year, directors }: DiaryEntry['film']) => [
    title,
    year,
    directors.join(', '),
  ];
  return Papa.unparse({
    fields: FIELDS,
    data: [
      ...entries.map(({ film, rating, watchedOn, again, text }) => [
        ...named(film),
        rating ?? '',
        watchedOn,
        again === null ? '' : String(again),
        text ?? '',
      ]),
      // Without a day, which would make Letterboxd add an evening.
      ...films
        .filter((film) => !isInEntries(film))
        .map((film) => [...named(film), film.rating ?? '', '', '', '']),
    ],
  });
};
