import type { Reading } from '../db/db';
import type { Gap } from '../rules/listFilms';
import type { ListFilmRecord, ListRecord } from '../rules/listRecords';

/**
 * The films between which a film comes that is moved to a place, counted from 0; beyond the end it comes last. Reads from
 * the nearer end of the list.
 */
export async function gapAt(
  tx: Reading,
  { _id, filmCount }: ListRecord,
  { filmId }: ListFilmRecord,
  to: number,
): Promise<Gap> {
  const place = Math.min(to, filmCount - 1);
  const isNearStart = place <= filmCount / 2;
  // The films on this side of the gap, and the one behind it: without the moved one, which may be among them.
  const near = isNearStart ? place : filmCount - 1 - place;
  const read = await tx.first(
    'listFilms',
    'byPlace',
    [{ prefix: [_id] }],
    isNearStart ? 'ascending' : 'descending',
    near + 2,
  );
  const others = read.filter((film) => film.filmId !== filmId);
  const [here, beyond] = [others[near - 1], others[near]];
  return isNearStart ? { before: here, after: beyond } : { before: beyond, after: here };
}
