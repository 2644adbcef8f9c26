import type { ImportRow } from '../../src/domain/filmRequests';
import type { DiaryRecord } from '../rules/filmRecords';
import { createEntry } from '../rules/diary';
import { granted } from '../rules/refusal';
import {
  entered,
  isWatched,
  listed,
  marked,
  RATE_CALL,
  rankOfEvening,
  rated,
  type Standing,
} from '../rules/standing';
import { filmOf, type Importing } from './importing';

/** What a row brought: something new, only what it adds to something that was there, or nothing. */
export type Brought = 'new' | 'more' | 'nothing';

type RowOf<K extends ImportRow['kind']> = Extract<ImportRow, { kind: K }>;

/** Takes one row up, to be stored with the standings. It is refused before anything is changed. @throws Refusal */
export async function importRow(importing: Importing, row: ImportRow): Promise<Brought> {
  if (row.kind === 'entry') return importEntry(importing, row);
  const { filmId, isNew } = await filmOf(importing, row);
  if (row.kind === 'film') return isNew ? 'new' : 'nothing';
  const isChanged = await importing.standings.change(filmId, (standing) =>
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
  const { actor, context, standings, entries } = importing;
  const known = row._id === undefined ? undefined : await entries.get(row._id);
  // Made first: it refuses a row before the row's film is added.
  const made = granted(createEntry(known, actor, { ...row, filmId: known?.filmId ?? '' }, context));
  if (known) return withText(importing, known, row.text);
  const { filmId } = await filmOf(importing, row);
  const standing = await standings.get(filmId);
  const sameDay =
    row._id === undefined && standing.entries.find(({ watchedOn }) => watchedOn === row.watchedOn);
  if (sameDay) return withText(importing, sameDay, row.text);
  const rank = rankOfEvening(standing, row.watchedOn);
  await write(importing, {
    ...made.entry,
    filmId,
    ...(rank !== undefined && made.entry.rating !== null && { ratedSeq: rank }),
  });
  return 'new';
}

/** A review comes in a list of its own: it joins the entry that is there already. */
async function withText(
  importing: Importing,
  entry: DiaryRecord,
  text: string | null | undefined,
): Promise<Brought> {
  if (!text?.trim() || entry.text || entry.postId !== null) return 'nothing';
  await write(importing, { ...entry, text });
  return 'more';
}

async function write({ standings, entries }: Importing, entry: DiaryRecord): Promise<void> {
  await standings.change(entry.filmId, (standing) => entered(standing, entry));
  entries.set(entry._id, entry);
}
