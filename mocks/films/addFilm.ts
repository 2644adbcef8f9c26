import type { Film } from '../../src/domain/films';
import type { Reading } from '../db/db';
import type { Namesake } from '../rules/matchFilm';
import { emptyFilmRecord, type FilmRecord } from '../rules/filmRecords';
import { isSameFilm, speltKey, spellingKey } from '../rules/spelling';
import { filmIdOf, titleKey } from '../rules/titles';
import type { FilmIndex } from './filmIndex';

export interface NamedFilm {
  title: string;
  year: number;
  directors: readonly string[];
  address?: string;
}

/** The films that members added, whose titles have that key. */
export const addedFilms = (tx: Reading, key: string): Promise<FilmRecord[]> =>
  tx.list('films', 'byTitle', [key]);

/**
 * Every film with that title, however it is spelt, those of the catalogue first.
 * @param added the films that members added, by key: once that was the title's own key
 */
export async function namesakes(
  filmIndex: FilmIndex,
  title: string,
  added: (key: string) => Promise<readonly Namesake[]>,
): Promise<readonly Namesake[]> {
  const key = titleKey(title);
  const records = await Promise.all([...new Set([speltKey(key), key])].map(added));
  return [...filmIndex.titled(key).map((film) => ({ film })), ...records.flat()];
}

/** The film that is the same as the named one, if there is another than that with `ownId`. */
export async function sameFilm(
  tx: Reading,
  filmIndex: FilmIndex,
  named: NamedFilm,
  ownId?: string,
): Promise<Film | undefined> {
  const alike = await namesakes(filmIndex, named.title, (key) => addedFilms(tx, key));
  return alike
    .map(({ film }) => film)
    .find((film) => film._id !== ownId && isSameFilm(film, named));
}

/** The first id for a film that is neither in the catalogue nor in `taken`. */
export const unusedFilmId = (
  filmIndex: FilmIndex,
  film: NamedFilm,
  taken: ReadonlySet<string> = new Set(),
): string => filmIdOf(film, (id) => taken.has(id) || filmIndex.table().get(id) !== undefined);

/**
 * A record for a new film, under an unused id.
 * @param findStored finds the stored film with an id
 * @param addedBy the member who adds it
 */
export async function newFilm(
  filmIndex: FilmIndex,
  named: NamedFilm,
  findStored: (filmId: string) => Promise<FilmRecord | undefined>,
  nextSeq: () => number,
  addedBy: string,
): Promise<FilmRecord> {
  const taken = new Set<string>();
  let _id = unusedFilmId(filmIndex, named);
  while (await findStored(_id)) {
    taken.add(_id);
    _id = unusedFilmId(filmIndex, named, taken);
  }
  const { title, year, directors, address } = named;
  const facts = {
    title,
    year,
    directors: [...directors],
    countries: [],
    languages: [],
    genres: [],
  };
  const seq = nextSeq();
  const added = {
    addedSeq: seq,
    titleKey: spellingKey(title),
    addedBy,
    ...(address !== undefined && { address }),
  };
  return { ...emptyFilmRecord({ _id, ...facts }, seq), ...added };
}
