import type { ImportRow } from '../../src/domain/filmRequests';
import type { DiaryRecord } from '../rules/filmRecords';
import { createEntry } from '../rules/diary';
import type { RuleContext, UserRecord } from '../rules/records';
import { meantFilm } from '../rules/matchFilm';
import { granted, Refusal } from '../rules/refusal';
import {
  entered,
  isWatched,
  listed,
  marked,
  RATE_CALL,
  rated,
  type Standing,
} from '../rules/standing';
import { addFilm, namesakes } from './addFilm';
import { changeStanding, findFilm, type StandingContext } from './standings';

export interface Importing extends StandingContext {
  actor: UserRecord;
  context: RuleContext;
}

/** What a row brought: something new, only what it adds to something that was there, or nothing. */
export type Brought = 'new' | 'more' | 'nothing';

type RowOf<K extends ImportRow['kind']> = Extract<ImportRow, { kind: K }>;

/** Takes one row up. What it says is refused before anything is written. @throws Refusal */
export async function importRow(importing: Importing, row: ImportRow): Promise<Brought> {
  if (row.kind === 'entry') return importEntry(importing, row);
  const { filmId, isNew } = await filmOf(importing, row);
  if (row.kind === 'film') return isNew ? 'new' : 'nothing';
  const { isChanged } = await changeStanding(importing, filmId, (standing) =>
    withMark(standing, row, importing),
  );
  return isChanged ? 'new' : 'nothing';
}

/** What a person said here stays as it is: an import may be run again later. */
function withMark(
  standing: Standing,
  row: RowOf<'rating' | 'watched' | 'watchlist'>,
  { nextSeq }: Importing,
): Standing {
  const { mine, ratings } = standing;
  const { userId, filmId } = mine;
  if (row.kind === 'watched')
    return isWatched(mine) || mine.mark === false ? standing : marked(standing, true);
  if (row.kind === 'watchlist')
    return mine.listedSeq === undefined ? listed(standing, nextSeq()) : standing;
  const isKnown = mine.rating === row.rating || ratings.some(({ source }) => source === RATE_CALL);
  if (isKnown) return standing;
  return rated(standing, { userId, filmId, source: RATE_CALL, stars: row.rating, seq: nextSeq() });
}

async function importEntry(importing: Importing, row: RowOf<'entry'>): Promise<Brought> {
  const { tx, actor, context, userId } = importing;
  const known = row._id === undefined ? undefined : await tx.get('diary', row._id);
  // Made first: it refuses a row before the row's film is added.
  const made = granted(createEntry(known, actor, { ...row, filmId: known?.filmId ?? '' }, context));
  if (known) return withText(importing, known, row.text);
  const { filmId } = await filmOf(importing, row);
  const sameFilm = await tx.list('diary', 'byUserFilm', [userId, filmId, row.watchedOn]);
  const [sameDay] = row._id === undefined ? sameFilm : [];
  if (sameDay) return withText(importing, sameDay, row.text);
  await changeStanding(importing, filmId, (standing) =>
    entered(standing, { ...made.entry, filmId }),
  );
  return 'new';
}

/** A review comes in a list of its own: it joins the entry that is there already. */
async function withText(
  importing: Importing,
  entry: DiaryRecord,
  text: string | null | undefined,
): Promise<Brought> {
  if (!text?.trim() || entry.text || entry.postId !== null) return 'nothing';
  await changeStanding(importing, entry.filmId, (standing) =>
    entered(standing, { ...entry, text }),
  );
  return 'more';
}

/** The film that a row names, added where it is missing. @throws Refusal */
async function filmOf(
  { tx, filmIndex, nextSeq }: Importing,
  { filmId, title, year, directors = [], exactYear = false }: ImportRow,
): Promise<{ filmId: string; isNew: boolean }> {
  if (filmId !== undefined)
    return { filmId: (await findFilm(tx, filmIndex, filmId))._id, isNew: false };
  if (title === undefined || year === undefined)
    throw Refusal.badRequest('A row names a film by filmId, or by title and year.');
  const known = meantFilm(await namesakes(tx, filmIndex, title), { year, directors, exactYear });
  if (known) return { filmId: known._id, isNew: false };
  const added = await addFilm(tx, filmIndex, { title, year, directors }, nextSeq);
  return { filmId: added._id, isNew: true };
}
