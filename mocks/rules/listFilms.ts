import { isBlank } from '../../src/domain/blank';
import type { RefusalName } from '../../src/domain/errors';
import { LIST_LIMITS } from '../../src/domain/listLimits';
import type { AddToListRequest } from '../../src/domain/listRequests';
import { placeBetween, placeOf } from './listPlaces';
import type { ListFilmRecord, ListRecord } from './listRecords';
import { touched } from './lists';
import type { RuleContext } from './records';

interface Changed {
  list: ListRecord;
  film: ListFilmRecord;
}

/**
 * Puts a film at the end of a list.
 * @param existing the film, if it is on the list
 * @param lastPlace that of the list's last film
 */
export function addFilm(
  list: ListRecord,
  existing: ListFilmRecord | undefined,
  lastPlace: number | undefined,
  { filmId, note }: AddToListRequest,
  context: RuleContext,
): Changed | RefusalName {
  if (existing) return 'filmOnList';
  if (list.filmCount >= LIST_LIMITS.films) return 'tooManyListFilms';
  return {
    list: { ...touched(list, context), filmCount: list.filmCount + 1 },
    film: {
      listId: list._id,
      filmId,
      place: placeBetween(lastPlace, undefined) ?? placeOf(list.filmCount),
      ...(note !== undefined && note !== null && !isBlank(note) && { note }),
      ...(list.publicSeq !== undefined && { publicSeq: list.publicSeq }),
    },
  };
}

interface ManyChanged {
  list: ListRecord;
  films: ListFilmRecord[];
}

/**
 * Puts films at the end of a list, in this order. Those that are on it stay where they are, which is no refusal.
 * @param existing those of them that are on the list
 * @param lastPlace that of the list's last film
 */
export function addFilms(
  list: ListRecord,
  existing: readonly ListFilmRecord[],
  lastPlace: number | undefined,
  filmIds: readonly string[],
  context: RuleContext,
): ManyChanged | RefusalName {
  const onList = new Set(existing.map(({ filmId }) => filmId));
  const films: ListFilmRecord[] = [];
  let changed = list;
  for (const filmId of new Set(filmIds)) {
    if (onList.has(filmId)) continue;
    const last = films.at(-1)?.place ?? lastPlace;
    const added = addFilm(changed, undefined, last, { filmId }, context);
    if (typeof added === 'string') return added;
    films.push(added.film);
    changed = added.list;
  }
  // One change, however many films it is about.
  const { filmCount } = changed;
  return { list: films.length > 0 ? { ...touched(list, context), filmCount } : list, films };
}

/** Takes films off a list. Those that are not on it are no refusal. */
export function removeFilms(
  list: ListRecord,
  films: ListFilmRecord[],
  context: RuleContext,
): ManyChanged {
  const filmCount = list.filmCount - films.length;
  return { list: films.length > 0 ? { ...touched(list, context), filmCount } : list, films };
}

export function removeFilm(
  list: ListRecord,
  existing: ListFilmRecord | undefined,
  context: RuleContext,
): Changed | RefusalName {
  if (!existing) return 'filmNotOnList';
  return {
    list: { ...touched(list, context), filmCount: list.filmCount - 1 },
    film: existing,
  };
}

/** Where a film is to go: between two others, either of which may be missing. */
export interface Gap {
  before: ListFilmRecord | undefined;
  after: ListFilmRecord | undefined;
}

/** The film in its new place; null if there is no room there until the list is numbered anew. */
export function movedInto(film: ListFilmRecord, { before, after }: Gap): ListFilmRecord | null {
  const place = placeBetween(before?.place, after?.place);
  return place === null ? null : { ...film, place };
}

/**
 * All films of a list, in order, numbered anew with one of them moved.
 * @param to its place, counted from 0
 */
export function renumbered(
  films: readonly ListFilmRecord[],
  moved: ListFilmRecord,
  to: number,
): ListFilmRecord[] {
  const others = films.filter(({ filmId }) => filmId !== moved.filmId);
  return others.toSpliced(to, 0, moved).map((film, index) => ({ ...film, place: placeOf(index) }));
}
