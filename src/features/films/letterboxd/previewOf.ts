import type { FilmMatch } from '../../../domain/answers';
import type { ImportRow } from '../../../domain/filmRequests';
import type { DoubtfulFilm, ImportPreview } from './letterboxdSlice';
import type { ExportContent } from './readExport';
import type { Said } from './readRows';

/** Which film of ours each film of the export is: its id, or null for one that is to be added. */
export type Fates = readonly (string | null)[];

/** A film whose match is sure, or the doubt about it. */
type Verdict = { filmId: string | null } | { doubt: DoubtfulFilm };

/** Two films of the export that are one of ours: it is the one of the same year, and the other perhaps its own. */
const verdictsOf = ({ films }: ExportContent, matches: readonly FilmMatch[]): Verdict[] => {
  const takenByYear = new Set(
    films.flatMap(
      ({ year }, place) =>
        matches[place]?.films.filter((film) => film.year === year).map(({ _id }) => _id) ?? [],
    ),
  );
  return films.map(({ title, year }, place) => {
    const { verdict = 'missing', films: candidates = [] } = matches[place] ?? {};
    const [first] = candidates;
    if (!first) return { filmId: null };
    const isTaken = first.year !== year && takenByYear.has(first._id);
    if (verdict === 'found' && !isTaken) return { filmId: first._id };
    // One of the same year and name would be found again, and not be added.
    const mayBeNew = first.year !== year;
    const choice = verdict === 'several' && !isTaken ? first._id : null;
    return { doubt: { title, year, candidates, mayBeNew, choice } };
  });
};

const count = ({ lines }: ExportContent, kind: Said['kind']): number =>
  lines.filter(({ said }) => said.kind === kind).length;

/** What an import would do, as it stands with these matches. */
export const previewOf = (content: ExportContent, matches: readonly FilmMatch[]): ImportPreview => {
  const verdicts = verdictsOf(content, matches);
  const sure = verdicts.filter((verdict) => 'filmId' in verdict);
  return {
    entries: count(content, 'entry'),
    ratings: count(content, 'rating'),
    watched: count(content, 'watched'),
    watchlist: count(content, 'watchlist'),
    matched: sure.filter(({ filmId }) => filmId !== null).length,
    missing: sure.filter(({ filmId }) => filmId === null).length,
    doubtful: verdicts.flatMap((verdict) => ('doubt' in verdict ? verdict.doubt : [])),
    refused: content.refused.length,
  };
};

/** What becomes of each film, with what was chosen for the doubtful ones. */
export const fatesOf = (
  content: ExportContent,
  matches: readonly FilmMatch[],
  doubtful: readonly DoubtfulFilm[],
): Fates => {
  const chosen = doubtful.map(({ choice }) => choice);
  return verdictsOf(content, matches).map((verdict) =>
    'filmId' in verdict ? verdict.filmId : (chosen.shift() ?? null),
  );
};

/** The rows of the API's import, one for each line. */
export const rowsOf = ({ films, lines }: ExportContent, fates: Fates): ImportRow[] =>
  lines.map(({ film, said }) => {
    const filmId = fates[film] ?? null;
    // The films of the years beside it were looked at already.
    return filmId === null ? { ...said, ...films[film], exactYear: true } : { ...said, filmId };
  });
