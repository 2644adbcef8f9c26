import * as v from 'valibot';
import { isBlank } from '../../domain/blank';
import { FILM_SORTS, type FilmSort } from '../../domain/films';
import { paths } from '../../lib/paths';
import type { FilmFilters } from './filmsApi';

/** The filters and sort of a film wall, as its address states them. */
export type FilmChoice = FilmFilters & { sort: FilmSort };

/** Parts of a choice; undefined stands for no filter. */
export type PartialChoice = { [Name in keyof FilmChoice]?: FilmChoice[Name] | undefined };

export const DEFAULT_FILM_SORT: FilmSort = 'talked';

const Name = v.pipe(
  v.string(),
  v.trim(),
  v.check((name) => !isBlank(name)),
);

/** The search parameters; anything invalid is ignored. */
const PARAMS = {
  genre: Name,
  country: Name,
  director: Name,
  title: Name,
  unseen: v.pipe(
    v.literal('true'),
    v.transform(() => true as const),
  ),
  listed: v.pipe(
    v.literal('true'),
    v.transform(() => true as const),
  ),
  decade: v.pipe(v.string(), v.regex(/^\d{3}0$/), v.transform(Number)),
} as const;

/** Reads the filters from a wall's search parameters. */
export const readFilters = (params: URLSearchParams): FilmFilters => {
  const read = <Out>(name: string, schema: v.GenericSchema<unknown, Out>): Out | undefined => {
    const { success, output } = v.safeParse(schema, params.get(name));
    return success ? output : undefined;
  };
  const [genre, country, director, title] = [
    read('genre', PARAMS.genre),
    read('country', PARAMS.country),
    read('director', PARAMS.director),
    read('title', PARAMS.title),
  ];
  const [decade, unseen, listed] = [
    read('decade', PARAMS.decade),
    read('unseen', PARAMS.unseen),
    read('listed', PARAMS.listed),
  ];
  return {
    ...(genre !== undefined && { genre }),
    ...(country !== undefined && { country }),
    ...(director !== undefined && { director }),
    ...(title !== undefined && { title }),
    ...(decade !== undefined && { decade }),
    ...(unseen && { unseen }),
    ...(listed && { listed }),
  };
};

/** Reads the choice from a wall's search parameters. */
export const readChoice = (params: URLSearchParams): FilmChoice => {
  const sort = FILM_SORTS.find((name) => name === params.get('sort')) ?? DEFAULT_FILM_SORT;
  return { ...readFilters(params), sort };
};

/** The search parameters that state these filters; equal filters have equal parameters. */
export const filterParams = (filters: Omit<PartialChoice, 'sort'>): URLSearchParams => {
  const params = new URLSearchParams();
  for (const name of [
    'genre',
    'country',
    'director',
    'title',
    'decade',
    'unseen',
    'listed',
  ] as const) {
    const value = filters[name];
    if (value !== undefined) params.set(name, String(value));
  }
  return params;
};

/** The address of the wall with this choice; equal choices have equal addresses. */
export const wallAddress = ({ sort = DEFAULT_FILM_SORT, ...filters }: PartialChoice): string => {
  const params = filterParams(filters);
  if (sort !== DEFAULT_FILM_SORT) params.set('sort', sort);
  return params.size === 0 ? paths.films : `${paths.films}?${params}`;
};

export const decadeOf = (year: number): number => Math.floor(year / 10) * 10;
