import type { ImportRow } from '../../src/domain/filmRequests';
import type { DiaryRecord } from '../rules/filmRecords';
import { createEntry } from '../rules/diary';
import { granted } from '../rules/refusal';
import {
  withEntry,
  isWatched,
  withListing,
  withMark,
  RATE_CALL,
  backdatedSeq,
  withRating,
  type Standing,
} from '../rules/standing';
import { filmOf, type ImportRun } from './importRun';

/** Whether a row added something new, extended something existing, or changed nothing. */
export type RowOutcome = 'added' | 'extended' | 'unchanged';

type RowOf<K extends ImportRow['kind']> = Extract<ImportRow, { kind: K }>;

/**
 * Applies one row to the standings, which are stored later. A row is refused before anything changes. @throws Refusal
 */
export async function importRow(run: ImportRun, row: ImportRow): Promise<RowOutcome> {
  if (row.kind === 'entry') return importEntry(run, row);
  const { filmId, isNew } = await filmOf(run, row);
  if (row.kind === 'film') return isNew ? 'added' : 'unchanged';
  const isChanged = await run.standings.change(filmId, (standing) => applyRow(standing, row, run));
  return isChanged ? 'added' : 'unchanged';
}

/** Never overwrites what the user set in the app: an import can be repeated later. */
function applyRow(
  standing: Standing,
  row: RowOf<'rating' | 'watched' | 'watchlist'>,
  { nextSeq }: ImportRun,
): Standing {
  const { mine, ratings } = standing;
  const { userId, filmId } = mine;
  if (row.kind === 'watched')
    return isWatched(mine) || mine.mark === false ? standing : withMark(standing, true);
  if (row.kind === 'watchlist')
    return mine.listedSeq === undefined ? withListing(standing, nextSeq()) : standing;
  const isKnown = mine.rating === row.rating || ratings.some(({ source }) => source === RATE_CALL);
  if (isKnown) return standing;
  const rank = row.ratedOn === undefined ? undefined : backdatedSeq(standing, row.ratedOn);
  return withRating(standing, {
    userId,
    filmId,
    source: RATE_CALL,
    stars: row.rating,
    seq: rank ?? nextSeq(),
  });
}

async function importEntry(run: ImportRun, row: RowOf<'entry'>): Promise<RowOutcome> {
  const { actor, context, standings, entries, deletedEntries } = run;
  const [known, deleted] =
    row._id === undefined
      ? []
      : await Promise.all([entries.get(row._id), deletedEntries.get(row._id)]);
  // Created first, so that a row is refused before its film is added.
  const created = granted(
    createEntry(known, deleted, actor, { ...row, filmId: known?.filmId ?? '' }, context),
  );
  if (known) return withText(run, known, row.text);
  const { filmId } = await filmOf(run, row);
  const standing = await standings.get(filmId);
  const sameDay =
    row._id === undefined && standing.entries.find(({ watchedOn }) => watchedOn === row.watchedOn);
  if (sameDay) return withText(run, sameDay, row.text);
  const rank = backdatedSeq(standing, row.watchedOn);
  await write(run, {
    ...created.entry,
    filmId,
    ...(rank !== undefined && created.entry.rating !== null && { ratedSeq: rank }),
  });
  return 'added';
}

/** Reviews come in a list of their own: the text joins the existing entry. */
async function withText(
  run: ImportRun,
  entry: DiaryRecord,
  text: string | null | undefined,
): Promise<RowOutcome> {
  if (!text?.trim() || entry.text || entry.postId !== null) return 'unchanged';
  await write(run, { ...entry, text });
  return 'extended';
}

async function write({ standings, entries }: ImportRun, entry: DiaryRecord): Promise<void> {
  await standings.change(entry.filmId, (standing) => withEntry(standing, entry));
  entries.set(entry._id, entry);
}
