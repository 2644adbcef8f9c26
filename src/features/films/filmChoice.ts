import * as v from 'valibot';
import { FILM_SORTS, type FilmSort } from '../../domain/films';
import { paths } from '../../lib/paths';
import type { FilmFilters } from './filmsApi';

/** Which films a wall shows, and in what order: all that its address says. */
export type FilmChoice = FilmFilters & { sort: FilmSort };

/** A choice that may leave anything open. */
type OpenChoice = { [Part in keyof FilmChoice]?: FilmChoice[Part] | undefined };

export const DEFAULT_FILM_SORT: FilmSort = 'talked';

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** What an address may say; whatever else it says is left out. */
const PARTS = {
  genre: Name,
  country: Name,
  director: Name,
  decade: v.pipe(v.string(), v.regex(/^\d{3}0$/), v.transform(Number)),
  sort: v.picklist(FILM_SORTS),
} as const;

/** Reads the choice that the address of a wall makes. */
export const readChoice = (params: URLSearchParams): FilmChoice => {
  const part = <Out>(name: string, schema: v.GenericSchema<unknown, Out>): Out | undefined => {
    const { success, output } = v.safeParse(schema, params.get(name));
    return success ? output : undefined;
  };
  const [genre, country, director] = [
    part('genre', PARTS.genre),
    part('country', PARTS.country),
    part('director', PARTS.director),
  ];
  const decade = part('decade', PARTS.decade);
  return {
    ...(genre !== undefined && { genre }),
    ...(country !== undefined && { country }),
    ...(director !== undefined && { director }),
    ...(decade !== undefined && { decade }),
    sort: part('sort', PARTS.sort) ?? DEFAULT_FILM_SORT,
  };
};

/** The address of the wall with these films, the same for the same choice. */
export const wallAddress = ({ sort = DEFAULT_FILM_SORT, ...filters }: OpenChoice): string => {
  const params = new URLSearchParams();
  for (const name of ['genre', 'country', 'director', 'decade'] as const) {
    const value = filters[name];
    if (value !== undefined) params.set(name, String(value));
  }
  if (sort !== DEFAULT_FILM_SORT) params.set('sort', sort);
  return params.size === 0 ? paths.films : `${paths.films}?${params}`;
};

export const decadeOf = (year: number): number => Math.floor(year / 10) * 10;
