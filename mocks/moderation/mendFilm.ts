import type { FilmEdit } from '../../src/domain/filmRequests';
import type { ActRequest } from '../../src/domain/moderation';
import type { Writing } from '../db/db';
import { sameFilm } from '../films/addFilm';
import { findFilm } from '../films/findFilm';
import { storePeriods } from '../films/periods';
import { mendFilm } from '../rules/editFilm';
import type { FilmRecord } from '../rules/filmRecords';
import { granted, Refusal } from '../rules/refusal';
import type { Performing } from './act';
import { record, type Heard } from './record';

/** Counts the diaries anew that the film is in: its year and its directors are among what they add up to. */
async function recountDiaries(tx: Writing, before: FilmRecord, after: FilmRecord): Promise<void> {
  for (const { userId } of await tx.list('personFilms', 'byFilm', [after._id])) {
    const entries = await tx.list('diary', 'byUserFilm', [userId, after._id]);
    await storePeriods(tx, userId, [
      { before: { film: before.film, entries }, after: { film: after.film, entries } },
    ]);
  }
}

/**
 * Corrects a film that a member added, and logs it.
 * @throws Refusal 400 for other things and films, 404 if it is not there, 409 if it would be another that is
 */
export async function mendAddedFilm(
  acting: Performing,
  { about, reason }: ActRequest,
  changes: FilmEdit,
): Promise<Heard> {
  const { tx, by, context, filmIndex } = acting;
  if (about.kind !== 'film') throw Refusal.named('notModerated');
  const before = await findFilm(tx, filmIndex, about.id);
  const { record: after } = granted(mendFilm(before, changes, context));
  if (await sameFilm(tx, filmIndex, after.film, before._id)) throw Refusal.named('filmExists');
  await tx.put('films', after);
  await recountDiaries(tx, before, after);
  const done = { act: 'mend', about: { ...about, id: after._id }, reason } as const;
  const ids = { postIds: [], userIds: [], filmIds: [after._id] };
  return record(acting, done, { kind: 'filmAdded', actorId: by?._id ?? null, ...ids });
}
