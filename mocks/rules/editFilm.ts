import type { RefusalName } from '../../src/domain/errors';
import type { FilmEdit } from '../../src/domain/filmRequests';
import type { FilmRecord } from './filmRecords';
import type { RuleContext, UserRecord } from './records';
import { spellingKey } from './spelling';

/** The member who added a film can edit it while nobody else has used it. Its id stays. */
export function editFilm(
  record: FilmRecord,
  actor: UserRecord,
  changes: FilmEdit,
  { nextSeq }: RuleContext,
): { record: FilmRecord } | RefusalName {
  if (record.addedBy !== actor._id) return 'filmInUse';
  return { record: withFacts(record, changes, nextSeq) };
}

/** Moderators can correct every film that a member added, however many have used it. */
export function mendFilm(
  record: FilmRecord,
  changes: FilmEdit,
  { nextSeq }: Pick<RuleContext, 'nextSeq'>,
): { record: FilmRecord } | RefusalName {
  if (record.addedSeq === undefined) return 'mendsCatalogue';
  return { record: withFacts(record, changes, nextSeq) };
}

function withFacts(record: FilmRecord, changes: FilmEdit, nextSeq: () => number): FilmRecord {
  const film = { ...record.film, ...changes };
  return { ...record, film, addedSeq: nextSeq(), titleKey: spellingKey(film.title) };
}

/** A film that somebody else uses can no longer be edited by who added it. */
export function usedBy(userId: string, film: FilmRecord): FilmRecord {
  if (film.addedBy === undefined || film.addedBy === userId) return film;
  const { addedBy: _, ...settled } = film;
  return settled;
}
