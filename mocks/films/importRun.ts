import type { ImportRow } from '../../src/domain/filmRequests';
import type { Film } from '../../src/domain/films';
import type { DeletedEntryRecord, DiaryRecord, FilmRecord } from '../rules/filmRecords';
import { bestMatch } from '../rules/matchFilm';
import type { RuleContext, UserRecord } from '../rules/records';
import { Refusal } from '../rules/refusal';
import { titleKey } from '../rules/titles';
import { unusedFilmId, namesakes, newFilm } from './addFilm';
import { createReadCache, type ReadCache } from './readCache';
import { openStandings, type StandingContext, type Standings } from './standings';

interface ImportContext extends StandingContext {
  actor: UserRecord;
  context: RuleContext;
}

/** The state of one import in its transaction, including the changes of earlier rows. */
export interface ImportRun extends ImportContext {
  standings: Standings;
  /** By id. */
  entries: ReadCache<DiaryRecord | undefined>;
  deletedEntries: ReadCache<DeletedEntryRecord | undefined>;
  storedFilms: ReadCache<FilmRecord | undefined>;
  /** By title key. */
  namesakes: ReadCache<readonly Film[]>;
}

export function openImport(importContext: ImportContext): ImportRun {
  const { tx, filmIndex } = importContext;
  return {
    ...importContext,
    standings: openStandings(importContext),
    entries: createReadCache((id) => tx.get('diary', id)),
    deletedEntries: createReadCache((id) => tx.get('deletedEntries', id)),
    storedFilms: createReadCache((id) => tx.get('films', id)),
    namesakes: createReadCache((key) => namesakes(tx, filmIndex, key)),
  };
}

type FilmReference = Pick<ImportRow, 'title' | 'year' | 'directors' | 'exactYear'>;

function nameOf({ title, year, directors = [] }: FilmReference) {
  if (title !== undefined && year !== undefined) return { title, year, directors };
  throw Refusal.badRequest('A row names a film by filmId, or by title and year.');
}

async function findMatch(run: ImportRun, row: FilmReference): Promise<Film | undefined> {
  const { title, year, directors } = nameOf(row);
  const films = await run.namesakes.get(titleKey(title));
  return bestMatch(films, { year, directors, exactYear: row.exactYear ?? false });
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
  if (match) return { filmId: match._id, isNew: false };
  const added = await newFilm(filmIndex, nameOf(row), storedFilms.get, nextSeq);
  const { _id, film } = added;
  const key = titleKey(film.title);
  standings.add(added);
  storedFilms.set(_id, added);
  run.namesakes.set(key, [...(await run.namesakes.get(key)), film]);
  return { filmId: _id, isNew: true };
}

async function readFilmAhead(run: ImportRun, row: ImportRow): Promise<void> {
  const { filmIndex, standings, storedFilms } = run;
  const filmId = row.filmId ?? (await findMatch(run, row))?._id;
  if (filmId === undefined) await storedFilms.get(unusedFilmId(filmIndex, nameOf(row)));
  else await standings.get(filmId);
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
