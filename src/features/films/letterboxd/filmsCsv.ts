import Papa from 'papaparse';
import type { DiaryEntry, WatchedFilm } from '../../../domain/films';

/** The columns that Letterboxd's importer knows by these names. */
const FIELDS = ['Title', 'Year', 'Directors', 'Rating', 'WatchedDate', 'Rewatch', 'Review'];

interface Kept {
  /** The oldest first. */
  entries: readonly DiaryEntry[];
  films: readonly WatchedFilm[];
}

/**
 * Evenings and films as Letterboxd's importer takes them: a line for each evening, and one for each film that was
 * watched on no day that is known. Every text stands in it exactly as it is.
 */
export const filmsCsv = ({ entries, films }: Kept): string => {
  const dated = new Set(entries.map(({ film }) => film._id));
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
      ...films
        .filter(({ _id }) => !dated.has(_id))
        .map((film) => [...named(film), film.rating ?? '', film.watchedOn ?? '', '', '']),
    ],
  });
};
