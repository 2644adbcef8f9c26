import type { ImportRow } from '../../src/domain/filmRequests';
import { NOTHING_IMPORTED, type Imported } from '../../src/domain/filmAnswers';
import { findDeleted } from '../db/cleanup';
import {
  isWatched,
  type DeletedEntryRecord,
  type DiaryRecord,
  type FilmRecord,
} from '../rules/filmRecords';
import { bestMatch } from '../rules/matchFilm';
import type { RuleContext, UserRecord } from '../rules/records';
import { Refusal } from '../rules/refusal';
import type { Standing } from '../rules/standing';
import { spellingKey } from '../rules/spelling';
import { addedFilms, unusedFilmId, namesakes, newFilm } from './addFilm';
import { createReadCache, type ReadCache } from './readCache';
import { openStandings, type StandingContext, type Standings } from './standings';

/** Whether a row added something new, extended something existing, or changed nothing. */
export type RowOutcome = 'added' | 'extended' | 'unchanged';

export type RowOf<K extends ImportRow['kind']> = Extract<ImportRow, { kind: K }>;

export interface ImportContext extends StandingContext {
  actor: UserRecord;
  context: RuleContext;
  /** The ids of the file's entries: each is an evening of its own. */
  fileEntryIds: Iterable<string>;
}

/** The state of one import in its transaction, including the changes of earlier rows. */
export interface ImportRun extends ImportContext {
  standings: Standings;
  /** By id. */
  entries: ReadCache<DiaryRecord | undefined>;
  deletedEntries: ReadCache<DeletedEntryRecord | undefined>;
  storedFilms: ReadCache<FilmRecord | undefined>;
  /** The films that members added, by the keys of their titles. */
  addedFilms: ReadCache<readonly FilmRecord[]>;
  /** The entries that are no longer free to be the evening of a row. */
  takenEntryIds: Set<string>;
  /** The entries that this import added. */
  addedEntryIds: Set<string>;
  /** The texts of the actor's posts by film. */
  reviews: () => Promise<Map<string, Set<string>>>;
  postIds: string[];
  imported: Imported;
}

/** Read only if the import has texts. */
function readReviews({ tx, actor }: ImportContext): ImportRun['reviews'] {
  let reading: Promise<Map<string, Set<string>>> | undefined;
  const read = async () => {
    const texts = new Map<string, Set<string>>();
    for (const { filmId, content } of await tx.list('posts', 'byAuthorAge', [actor._id])) {
      if (filmId === undefined) continue;
      texts.set(filmId, (texts.get(filmId) ?? new Set()).add(content.trim()));
    }
    return texts;
  };
  return () => (reading ??= read());
}

export function openImport(importContext: ImportContext): ImportRun {
  const { tx, context } = importContext;
  return {
    ...importContext,
    standings: openStandings(importContext),
    entries: createReadCache((id) => tx.get('diary', id)),
    deletedEntries: createReadCache((id) => findDeleted(tx, 'deletedEntries', id, context.now)),
    storedFilms: createReadCache((id) => tx.get('films', id)),
    addedFilms: createReadCache((key) => addedFilms(tx, key)),
    takenEntryIds: new Set(importContext.fileEntryIds),
    addedEntryIds: new Set(),
    reviews: readReviews(importContext),
    postIds: [],
    imported: { ...NOTHING_IMPORTED },
  };
}

/** Changes the standing with one film, and counts what that brings in. */
export async function changeFilm(
  { standings, imported }: ImportRun,
  filmId: string,
  alter: (standing: Standing) => Standing,
): Promise<boolean> {
  const { mine: before } = await standings.get(filmId);
  const isChanged = await standings.change(filmId, alter);
  const { mine: after } = await standings.get(filmId);
  imported.ratings += Number(before.rating === null && after.rating !== null);
  imported.watched += Number(!isWatched(before) && isWatched(after));
  imported.watchlist += Number(before.listedSeq === undefined && after.listedSeq !== undefined);
  imported.loved += Number(before.lovedSeq === undefined && after.lovedSeq !== undefined);
  return isChanged;
}

type FilmReference = Pick<ImportRow, 'title' | 'year' | 'directors' | 'exactYear' | 'address'>;

function nameOf({ title, year, directors = [], address }: FilmReference) {
  if (title !== undefined && year !== undefined)
    return { title, year, directors, ...(address !== undefined && { address }) };
  throw Refusal.badRequest('A row names a film by filmId, or by title and year.');
}

async function findMatch(
  run: ImportRun,
  row: FilmReference,
): Promise<ReturnType<typeof bestMatch>> {
  const named = nameOf(row);
  const films = await namesakes(run.filmIndex, named.title, run.addedFilms.get);
  return bestMatch(films, { ...named, exactYear: row.exactYear ?? false });
}

/** The film that a row refers to, added if it is missing. @throws Refusal */
export async function filmOf(
  run: ImportRun,
  row: ImportRow,
): Promise<{ filmId: string; isNew: boolean }> {
  const { filmIndex, standings, storedFilms, nextSeq } = run;
  if (row.filmId !== undefined)
    return { filmId: (await standings.get(row.filmId)).film._id, isNew: false };
  const match = await findMatch(run, row);
  if (match === 'several') throw Refusal.badRequest('Several films here have this title and year.');
  if (match) return { filmId: match._id, isNew: false };
  const added = await newFilm(filmIndex, nameOf(row), storedFilms.get, nextSeq, run.userId);
  const { _id, film } = added;
  const key = spellingKey(film.title);
  standings.add(added);
  storedFilms.set(_id, added);
  run.addedFilms.set(key, [...(await run.addedFilms.get(key)), added]);
  run.imported.films += 1;
  return { filmId: _id, isNew: true };
}

async function readFilmAhead(run: ImportRun, row: ImportRow): Promise<void> {
  const { filmIndex, standings, storedFilms } = run;
  const match = row.filmId ?? (await findMatch(run, row));
  if (match === undefined) await storedFilms.get(unusedFilmId(filmIndex, nameOf(row)));
  else if (match !== 'several') await standings.get(typeof match === 'string' ? match : match._id);
}

/** Reads in parallel what the rows will need one after another. A failed read fails again for its row. */
export async function readAhead(run: ImportRun, rows: readonly ImportRow[]): Promise<void> {
  await Promise.allSettled(
    rows.flatMap((row) => [
      ...(row.kind === 'entry' && row._id !== undefined
        ? [run.entries.get(row._id), run.deletedEntries.get(row._id)]
        : []),
      readFilmAhead(run, row),
    ]),
  );
}
