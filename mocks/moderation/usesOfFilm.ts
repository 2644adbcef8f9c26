import type { FilmUsesAnswer } from '../../src/domain/moderation';
import type { Reading } from '../db/db';
import type { FilmRecord } from '../rules/filmRecords';

/** How much is said of a film. */
export async function usesOfFilm(
  tx: Reading,
  { _id, ratings }: FilmRecord,
): Promise<FilmUsesAnswer['uses']> {
  const [people, posts, replies, lists] = await Promise.all([
    tx.list('personFilms', 'byFilm', [_id]),
    tx.count('posts', 'byFilmAge', { prefix: [_id] }),
    tx.count('replies', 'byFilmAge', { prefix: [_id] }),
    tx.count('listFilms', 'byAnyFilm', { prefix: [_id] }),
  ]);
  let entries = 0;
  for (const { userId } of people)
    entries += await tx.count('diary', 'byUserFilm', { prefix: [userId, _id] });
  return { ratings, entries, posts: posts + replies, lists };
}
