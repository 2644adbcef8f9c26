import type { FilmMatch } from '../../../domain/filmAnswers';
import type { ImportRow } from '../../../domain/filmRequests';
import type { DoubtfulFilm, ImportPreview } from './letterboxdSlice';
import type { ExportContent } from './readExport';
import type { LineData } from './readRows';

/** For each film of the export, the id of its match, or null for one to be added. */
export type ResolvedFilmIds = readonly (string | null)[];

/** A certain match (null: a new film), or candidates for the user to choose from. */
type Resolution = { filmId: string | null } | { doubt: DoubtfulFilm };

/** If two films of the export match the same film, the one of the same year gets it, and the other may be new. */
const resolutionsOf = ({ films }: ExportContent, matches: readonly FilmMatch[]): Resolution[] => {
  const takenByYear = new Set(
    films.flatMap(
      ({ year }, index) =>
        matches[index]?.films.filter((film) => film.year === year).map(({ _id }) => _id) ?? [],
    ),
  );
  return films.map(({ title, year }, index) => {
    const { verdict = 'missing', films: candidates = [] } = matches[index] ?? {};
    const [first] = candidates;
    if (!first) return { filmId: null };
    const isTaken = first.year !== year && takenByYear.has(first._id);
    if (verdict === 'found' && !isTaken) return { filmId: first._id };
    // The server would match a new film of the same name and year with it again, and add nothing.
    const mayBeNew = first.year !== year;
    const choice = verdict === 'several' && !isTaken ? first._id : null;
    return { doubt: { title, year, candidates, mayBeNew, choice } };
  });
};

const count = ({ lines }: ExportContent, kind: LineData['kind']): number =>
  lines.filter(({ data }) => data.kind === kind).length;

/** What an import with these matches would do. */
export const previewOf = (content: ExportContent, matches: readonly FilmMatch[]): ImportPreview => {
  const resolutions = resolutionsOf(content, matches);
  const certain = resolutions.filter((resolution) => 'filmId' in resolution);
  return {
    entries: count(content, 'entry'),
    ratings: count(content, 'rating'),
    watched: count(content, 'watched'),
    watchlist: count(content, 'watchlist'),
    matched: certain.filter(({ filmId }) => filmId !== null).length,
    missing: certain.filter(({ filmId }) => filmId === null).length,
    doubtful: resolutions.flatMap((resolution) => ('doubt' in resolution ? resolution.doubt : [])),
    refused: content.refused.length,
  };
};

/** The final match of each film, with the choices for the doubtful ones. */
export const resolveFilmIds = (
  content: ExportContent,
  matches: readonly FilmMatch[],
  doubtful: readonly DoubtfulFilm[],
): ResolvedFilmIds => {
  const chosen = doubtful.map(({ choice }) => choice);
  return resolutionsOf(content, matches).map((resolution) =>
    'filmId' in resolution ? resolution.filmId : (chosen.shift() ?? null),
  );
};

/** The rows for the import's API, one per line. */
export const rowsOf = ({ films, lines }: ExportContent, filmIds: ResolvedFilmIds): ImportRow[] =>
  lines.map(({ film, data }) => {
    const filmId = filmIds[film] ?? null;
    // Films of adjacent years were among the candidates already.
    return filmId === null ? { ...data, ...films[film], exactYear: true } : { ...data, filmId };
  });
