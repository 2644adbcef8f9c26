import { plainAddress } from '../../../domain/filmAddress';
import type { FilmMatch } from '../../../domain/filmAnswers';
import type { ImportRow } from '../../../domain/filmRequests';
import type { ExportContent, ReadLine } from './collection';
import type { Extras } from './extras';
import type { DoubtfulFilm, ImportPreview } from './letterboxdSlice';
import type { LineData } from './readRows';

/** For each film of the export, the id of its match, or null for one to be added. */
export type ResolvedFilmIds = readonly (string | null)[];

/** A certain match (null: a new film), or candidates for the user to choose from. */
type Resolution = { filmId: string | null } | { doubt: DoubtfulFilm };

/** If several films of the export match one film, the first of the very year gets it, and the others may be new. */
const takers = (films: ExportContent['films'], matches: readonly FilmMatch[]) => {
  const takerOf = new Map<string, number>();
  for (const [index, { year }] of films.entries()) {
    const [first] = matches[index]?.verdict === 'near' ? [] : (matches[index]?.films ?? []);
    if (first?.year === year && !takerOf.has(first._id)) takerOf.set(first._id, index);
  }
  return takerOf;
};

const resolutionsOf = ({ films }: ExportContent, matches: readonly FilmMatch[]): Resolution[] => {
  const takerOf = takers(films, matches);
  return films.map(({ title, year, address }, index) => {
    const { verdict = 'missing', films: candidates = [] } = matches[index] ?? {};
    const [first] = candidates;
    if (!first) return { filmId: null };
    const isTaken = (takerOf.get(first._id) ?? index) !== index;
    const isNeighbour = verdict === 'found' && first.year !== year && !isTaken;
    if (verdict === 'found' && !isTaken && !isNeighbour) return { filmId: first._id };
    // The server would match a new film of the same name and year with it again, unless an address tells them apart.
    const mayBeNew = verdict === 'near' || first.year !== year || address !== undefined;
    const isLikely = (verdict === 'several' || isNeighbour) && !isTaken;
    const choice = isLikely || !mayBeNew ? first._id : null;
    return { doubt: { title, year, isNeighbour, candidates, mayBeNew, choice } };
  });
};

const count = ({ lines }: ExportContent, kind: LineData['kind']): number =>
  lines.filter(({ data }) => data.kind === kind).length;

/**
 * What an import with these matches would do.
 * @param hasFavourites whether the profile has favourites, which then stay
 */
export const previewOf = (
  content: ExportContent & Extras,
  matches: readonly FilmMatch[],
  hasFavourites: boolean,
): ImportPreview => {
  const resolutions = resolutionsOf(content, matches);
  const favourites = hasFavourites ? 0 : favouriteIndices(content).length;
  return {
    entries: count(content, 'entry'),
    reviews: count(content, 'review'),
    ratings: count(content, 'rating'),
    watched: count(content, 'watched'),
    watchlist: count(content, 'watchlist'),
    loved: count(content, 'loved'),
    favourites,
    lists: content.lists.length,
    areListsPublic: false,
    matched: resolutions.filter((one) => 'filmId' in one && one.filmId !== null).length,
    missing: content.films
      .filter((_film, index) => {
        const resolution = resolutions[index];
        return resolution && 'filmId' in resolution && resolution.filmId === null;
      })
      .map(({ title, year }) => ({ title, year })),
    doubtful: resolutions.flatMap((resolution) => ('doubt' in resolution ? resolution.doubt : [])),
    refused: content.refused.length,
    leftOut: { ...content.leftOut, favourites: content.favourites.length - favourites },
  };
};

/** The favourite films that the export's lists name. */
export const favouriteIndices = ({ films, favourites }: ExportContent & Extras): number[] =>
  favourites.flatMap((address) => {
    const index = films.findIndex((film) => film.address === plainAddress(address));
    return index === -1 ? [] : index;
  });

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

/** The row of a line, for the import's API. */
export const rowOf =
  ({ films }: ExportContent, filmIds: ResolvedFilmIds) =>
  ({ film, data }: ReadLine): ImportRow => {
    const filmId = filmIds[film] ?? null;
    // Films of adjacent years were among the candidates already.
    return filmId === null ? { ...data, ...films[film], exactYear: true } : { ...data, filmId };
  };
