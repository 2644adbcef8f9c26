import type { ExportedList, OwnLists } from './ownLists';
import { filmsById, readableRows, type ExportedFilm, type OwnFilms } from './ownFilms';
import { FILM_UNKNOWN } from './planFilms';

/** The lists that an import must make, and those it must like. */
export interface ListsPlan {
  /** The oldest first. */
  lists: ExportedList[];
  /** The films on them. */
  films: ExportedFilm[];
  likedLists: string[];
  /** The ids here of the file's lists and of others that are here, by their ids in the file. */
  idsHere: ReadonlyMap<string, string>;
  /** The reason for each list, film of a list or like that cannot be imported. */
  skipped: string[];
}

type Lists = OwnLists & Pick<OwnFilms, 'films'>;

/** What is in the account, and the ids of all lists that can be liked. */
export type PresentLists = OwnLists & { everyListId: string[] };

/**
 * Plans what a file adds to the lists: nothing if it was imported before. A list that is here stays as it is.
 * @param copyId the id of a list whose own id belonged to somebody else when it was imported
 */
export const planLists = (
  file: Lists,
  present: PresentLists,
  copyId: (listId: string) => string,
): ListsPlan => {
  const films = filmsById(file);
  const skipped: string[] = [];
  const own = new Set(readableRows(present.lists).map(({ _id }) => _id));
  const others = new Set(present.everyListId.filter((id) => !own.has(id)));
  const inFile = new Map<string, ExportedList>();
  for (const list of file.lists) {
    if (list === null) skipped.push('it cannot be read');
    else inFile.set(list._id, list);
  }
  const idHere = (id: string) =>
    !own.has(id) && (own.has(copyId(id)) || others.has(id)) ? copyId(id) : id;
  const lists = [...inFile.values()]
    .map((list) => ({ ...list, _id: idHere(list._id) }))
    .filter(({ _id }) => !own.has(_id))
    .map((list) => {
      const known = list.films.filter(({ film }) => films.has(film));
      skipped.push(...list.films.slice(known.length).map(() => FILM_UNKNOWN));
      return { ...list, films: known };
    });
  const idsHere = new Map([
    ...present.everyListId.map((id) => [id, id] as const),
    ...[...inFile.keys()].map((id) => [id, idHere(id)] as const),
  ]);
  const liked = new Set(readableRows(present.likedLists));
  const likedLists = new Set<string>();
  for (const id of readableRows(file.likedLists)) {
    const known = idsHere.get(id);
    if (known === undefined) skipped.push('the list is not here');
    else if (!liked.has(known)) likedLists.add(known);
  }
  const used = new Set(lists.flatMap((list) => list.films.map(({ film }) => film)));
  return {
    lists,
    films: [...used].flatMap((id) => films.get(id) ?? []),
    likedLists: [...likedLists],
    idsHere,
    skipped,
  };
};
