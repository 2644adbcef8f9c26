import type { Film } from '../../src/domain/films';
import type { Reading } from '../db/db';
import { emptyFilmRecord, type FilmRecord } from '../rules/filmRecords';
import { found } from '../rules/refusal';
import type { FilmIndex } from './filmIndex';

/** The film as stored, or from the catalogue; for one that was merged, that which it became. @throws Refusal 404 */
export async function findFilm(
  tx: Reading,
  filmIndex: FilmIndex,
  filmId: string,
): Promise<FilmRecord> {
  const record = await tx.get('films', filmId);
  if (record?.mergedInto !== undefined) return findFilm(tx, filmIndex, record.mergedInto);
  return record ?? emptyFilmRecord(found(filmIndex.table().get(filmId), 'filmNotFound'), 0);
}

/** The id of the film that an id stands for: another than it, if that film was merged. */
export async function currentFilmId(tx: Reading, filmId: string): Promise<string> {
  const mergedInto = (await tx.get('films', filmId))?.mergedInto;
  return mergedInto === undefined ? filmId : currentFilmId(tx, mergedInto);
}

/** A film of the index as it is stored. */
export const recordOf = async (tx: Reading, film: Film): Promise<FilmRecord> =>
  (await tx.get('films', film._id)) ?? emptyFilmRecord(film, 0);
