import type { Reading } from '../db/db';
import { emptyFilmRecord, type FilmRecord } from '../rules/filmRecords';
import { found } from '../rules/refusal';
import type { FilmIndex } from './filmIndex';

/** The film as stored, or from the catalogue. @throws Refusal 404 */
export async function findFilm(
  tx: Reading,
  filmIndex: FilmIndex,
  filmId: string,
): Promise<FilmRecord> {
  const record = await tx.get('films', filmId);
  return record ?? emptyFilmRecord(found(filmIndex.table().get(filmId), 'filmNotFound'), 0);
}
