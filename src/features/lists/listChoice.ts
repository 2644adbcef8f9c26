import { LIST_FILM_SORTS, type ListFilmSort } from '../../domain/lists';
import { paths } from '../../lib/paths';
import { filterParams, readFilters } from '../films/filmChoice';
import type { FilmFilters } from '../films/filmsApi';

/** The filters and sort of a list's wall, as its address states them. */
export type ListChoice = FilmFilters & { sort: ListFilmSort };

/** Parts of a choice; undefined stands for no filter. */
export type PartialListChoice = { [Name in keyof ListChoice]?: ListChoice[Name] | undefined };

/** Reads the choice from the search parameters; anything invalid is ignored. */
export const readListChoice = (params: URLSearchParams): ListChoice => {
  const sort = LIST_FILM_SORTS.find((name) => name === params.get('sort')) ?? 'order';
  return { ...readFilters(params), sort };
};

/** The address of a list with this choice. */
export const listAddress = (
  listId: string,
  { sort = 'order', ...filters }: PartialListChoice,
): string => {
  const params = filterParams(filters);
  if (sort !== 'order') params.set('sort', sort);
  return params.size === 0 ? paths.list(listId) : `${paths.list(listId)}?${params}`;
};

export const isFiltered = ({ sort: _sort, ...filters }: ListChoice): boolean =>
  Object.keys(filters).length > 0;
