import { usedBy } from '../rules/editFilm';
import type { FilmRecord } from '../rules/filmRecords';
import { BATCH, batchesOf } from './batchesOf';
import { findFilm } from './findFilm';
import type { StandingContext } from './standings';

/**
 * Stores films that are mentioned somewhere, so that they can be shown without the catalogue.
 * @returns their ids in the same order: those that were merged have the other film's
 * @throws Refusal 404
 */
export async function storeFilms(
  { tx, filmIndex, nextSeq, userId }: StandingContext,
  filmIds: readonly string[],
): Promise<string[]> {
  const currentIds: string[] = [];
  const keep = async (known: FilmRecord): Promise<void> => {
    const film = usedBy(userId, known);
    if (film.seq === 0) await tx.put('films', { ...film, seq: nextSeq() });
    else if (film !== known) await tx.put('films', film);
  };
  for (const batch of batchesOf(filmIds, BATCH)) {
    const found = await Promise.all(batch.map((filmId) => findFilm(tx, filmIndex, filmId)));
    await Promise.all(found.map(keep));
    currentIds.push(...found.map(({ _id }) => _id));
  }
  return currentIds;
}
