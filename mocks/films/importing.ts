import type { ImportRow } from '../../src/domain/filmRequests';
import type { Film } from '../../src/domain/films';
import type { DiaryRecord, FilmRecord } from '../rules/filmRecords';
import { meantFilm } from '../rules/matchFilm';
import type { RuleContext, UserRecord } from '../rules/records';
import { Refusal } from '../rules/refusal';
import { titleKey } from '../rules/titles';
import { idBeside, namesakes, newFilm } from './addFilm';
import { remembered, type Remembered } from './remembered';
import { openStandings, type StandingContext, type Standings } from './standings';

interface ImportContext extends StandingContext {
  actor: UserRecord;
  context: RuleContext;
}

/** An import in its transaction, with what its rows are about as they leave it. */
export interface Importing extends ImportContext {
  standings: Standings;
  /** By id. */
  entries: Remembered<DiaryRecord | undefined>;
  kept: Remembered<FilmRecord | undefined>;
  /** By the title's key. */
  namesakes: Remembered<readonly Film[]>;
}

export function openImport(importContext: ImportContext): Importing {
  const { tx, filmIndex } = importContext;
  return {
    ...importContext,
    standings: openStandings(importContext),
    entries: remembered((id) => tx.get('diary', id)),
    kept: remembered((id) => tx.get('films', id)),
    namesakes: remembered((key) => namesakes(tx, filmIndex, key)),
  };
}

type WhichFilm = Pick<ImportRow, 'title' | 'year' | 'directors' | 'exactYear'>;

function nameOf({ title, year, directors = [] }: WhichFilm) {
  if (title !== undefined && year !== undefined) return { title, year, directors };
  throw Refusal.badRequest('A row names a film by filmId, or by title and year.');
}

async function findMeant(importing: Importing, row: WhichFilm): Promise<Film | undefined> {
  const { title, year, directors } = nameOf(row);
  const films = await importing.namesakes.get(titleKey(title));
  return meantFilm(films, { year, directors, exactYear: row.exactYear ?? false });
}

/** The film that a row names, begun where it is missing. @throws Refusal */
export async function filmOf(
  importing: Importing,
  row: ImportRow,
): Promise<{ filmId: string; isNew: boolean }> {
  const { filmIndex, standings, kept, nextSeq } = importing;
  if (row.filmId !== undefined)
    return { filmId: (await standings.get(row.filmId)).film._id, isNew: false };
  const meant = await findMeant(importing, row);
  if (meant) return { filmId: meant._id, isNew: false };
  const added = await newFilm(filmIndex, nameOf(row), kept.get, nextSeq);
  const { _id, film } = added;
  const key = titleKey(film.title);
  standings.begin(added);
  kept.set(_id, added);
  importing.namesakes.set(key, [...(await importing.namesakes.get(key)), film]);
  return { filmId: _id, isNew: true };
}

async function readFilmAhead(importing: Importing, row: ImportRow): Promise<void> {
  const { filmIndex, standings, kept } = importing;
  const filmId = row.filmId ?? (await findMeant(importing, row))?._id;
  if (filmId === undefined) await kept.get(idBeside(filmIndex, nameOf(row)));
  else await standings.get(filmId);
}

/** Reads together what the rows will ask for one after another. Whatever fails fails for its row. */
export async function readAhead(importing: Importing, rows: readonly ImportRow[]): Promise<void> {
  await Promise.allSettled(
    rows.flatMap((row) => [
      ...(row.kind === 'entry' && row._id !== undefined ? [importing.entries.get(row._id)] : []),
      readFilmAhead(importing, row),
    ]),
  );
}
