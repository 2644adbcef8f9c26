import type { Film } from '../../src/domain/films';
import type { Reading } from '../db/db';
import type { Namesake } from '../rules/matchFilm';
import { emptyFilmRecord, type FilmRecord } from '../rules/filmRecords';
import { isSameFilm, speltKey, spellingKey } from '../rules/spelling';
import { filmIdOf, titleKey } from '../rules/titles';
import type { FilmIndex } from './filmIndex';
import { currentFilmId, recordOf } from './findFilm';

export interface NamedFilm {
  title: string;
  year: number;
  directors: readonly string[];
  address?: string;
}

/**
 * The films that members added, whose titles have that key. What was merged is known by its own facts still, with the id of
 * the film that it became.
 */
export async function addedFilms(tx: Reading, key: string): Promise<FilmRecord[]> {
  const records = await tx.list('films', 'byTitle', [key]);
  return Promise.all(
    records.map(async (record) => {
      if (record.mergedInto === undefined) return record;
      const _id = await currentFilmId(tx, record.mergedInto);
      return { ...record, film: { ...record.film, _id } };
    }),
  );
}

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
  const same = alike
    .map(({ film }) => film)
    .find((film) => film._id !== ownId && isSameFilm(film, named));
  return same && (await recordOf(tx, same)).film;
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
