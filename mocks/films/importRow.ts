import { distinctTags } from '../../src/domain/distinctTags';
import { textsOf } from '../../src/domain/entryTexts';
import type { ImportRow } from '../../src/domain/filmRequests';
import { createEntry } from '../rules/diary';
import { isWatched, type DiaryRecord } from '../rules/filmRecords';
import { granted } from '../rules/refusal';
import {
  withEntry,
  withListing,
  withLove,
  withMark,
  RATE_CALL,
  backdatedSeq,
  withRating,
  type Standing,
} from '../rules/standing';
import { importReview } from './importReview';
import { changeFilm, filmOf, type ImportRun, type RowOf, type RowOutcome } from './importRun';

/**
 * Applies one row to the standings, which are stored later. A row is refused before anything changes. @throws Refusal
 */
export async function importRow(run: ImportRun, row: ImportRow): Promise<RowOutcome> {
  if (row.kind === 'entry') return importEntry(run, row);
  if (row.kind === 'review') {
    const written = await run.entries.get(row._id ?? '');
    // Its evening came without it, from another file.
    return written?.userId === run.userId ? fillIn(run, written, row) : importReview(run, row);
  }
  const { filmId, isNew } = await filmOf(run, row);
  if (row.kind === 'film') return isNew ? 'added' : 'unchanged';
  const isChanged = await changeFilm(run, filmId, (standing) => applyRow(standing, row, run));
  return isChanged ? 'added' : 'unchanged';
}

/** Never overwrites what the user set in the app: an import can be repeated later. */
function applyRow(
  standing: Standing,
  row: RowOf<'rating' | 'watched' | 'watchlist' | 'loved'>,
  run: ImportRun,
): Standing {
  const { mine } = standing;
  const isMarkedUnwatched = mine.mark === false;
  switch (row.kind) {
    case 'watched':
      return isWatched(mine) || isMarkedUnwatched ? standing : withMark(standing, true);
    case 'watchlist':
      // An old list has films that were watched since.
      return (isWatched(mine) && row.again !== true) || mine.listedSeq !== undefined
        ? standing
        : withListing(standing, run.nextSeq());
    case 'loved':
      return mine.lovedSeq === undefined ? withLove(standing, run.nextSeq()) : standing;
    case 'rating':
      return isMarkedUnwatched || isRated(standing, row, run)
        ? standing
        : rated(standing, row.rating, run);
  }
}

/** Whether the film has a rating that stays: one given by hand, or any that did not come with the same file. */
function isRated(
  { ratings }: Standing,
  { rating, over = [] }: RowOf<'rating'>,
  { addedEntryIds }: ImportRun,
): boolean {
  const counting = ratings.at(-1);
  if (!counting) return false;
  const { stars, source } = counting;
  const isOfFile = over.includes(stars) || addedEntryIds.has(source);
  return !isOfFile || stars === rating || ratings.some((given) => given.source === RATE_CALL);
}

function rated(standing: Standing, stars: number, { nextSeq }: ImportRun): Standing {
  const { userId, filmId } = standing.mine;
  return withRating(standing, { userId, filmId, source: RATE_CALL, stars, seq: nextSeq() });
}

/** Without the text if that is a post about the film already: when it was imported before, it had no day. */
async function withoutPostedText(
  run: ImportRun,
  row: RowOf<'entry'>,
  filmId: string,
): Promise<RowOf<'entry'>> {
  if (!row.text) return row;
  const isPosted = (await run.reviews()).get(filmId)?.has(row.text.trim());
  return isPosted ? { ...row, text: null } : row;
}

async function importEntry(run: ImportRun, given: RowOf<'entry'>): Promise<RowOutcome> {
  const { actor, context, standings, entries, deletedEntries } = run;
  const [known, deleted] =
    given._id === undefined
      ? []
      : await Promise.all([entries.get(given._id), deletedEntries.get(given._id)]);
  // Created first, so that a row is refused before its film is added.
  const created = granted(
    createEntry(known, deleted, actor, { ...given, filmId: known?.filmId ?? '' }, context),
  );
  if (known) return fillIn(run, known, await withoutPostedText(run, given, known.filmId));
  const { filmId } = await filmOf(run, given);
  const row = await withoutPostedText(run, given, filmId);
  const here = eveningHere(await standings.get(filmId), row, run);
  if (here) return fillIn(run, here, row);
  const { entry } = created;
  await write(run, { ...entry, filmId, text: row.text ? (entry.text ?? null) : null });
  run.takenEntryIds.add(entry._id);
  run.addedEntryIds.add(entry._id);
  run.imported.evenings += 1;
  return 'added';
}

/** The entry that is the row's evening, however it came here. Two rows of one file are two evenings, unless without ids. */
function eveningHere(
  { entries }: Standing,
  { _id, watchedOn }: RowOf<'entry'>,
  { takenEntryIds }: ImportRun,
): DiaryRecord | undefined {
  const here = entries.find(
    (entry) =>
      entry.watchedOn === watchedOn && (_id === undefined || !takenEntryIds.has(entry._id)),
  );
  if (here) takenEntryIds.add(here._id);
  return here;
}

/** Adds what the evening lacks. One that belongs to a post is changed through the post only, so the film is rated. */
async function fillIn(
  run: ImportRun,
  entry: DiaryRecord,
  { text, rating, again, tags = [] }: Pick<RowOf<'entry'>, 'text' | 'rating' | 'again' | 'tags'>,
): Promise<RowOutcome> {
  const { filmId } = entry;
  if (entry.postId !== null) {
    const isUnrated = (await run.standings.get(filmId)).mine.rating === null;
    if (!isUnrated || rating === null || rating === undefined) return 'unchanged';
    await changeFilm(run, filmId, (standing) => rated(standing, rating, run));
    return 'extended';
  }
  const filled = {
    ...entry,
    rating: entry.rating ?? rating ?? null,
    again: entry.again ?? again ?? null,
    text: textsOf(entry).text ?? textsOf({ text: text ?? null }).text,
    ...(!entry.tags && tags.length > 0 && { tags: distinctTags(tags) }),
  };
  const isSame =
    filled.rating === entry.rating &&
    filled.again === entry.again &&
    filled.text === (entry.text ?? null) &&
    filled.tags === entry.tags;
  if (isSame) return 'unchanged';
  await write(run, filled);
  run.imported.completed += 1;
  return 'extended';
}

/** A new rating is as old as its evening. */
async function write(run: ImportRun, entry: DiaryRecord): Promise<void> {
  const { standings, entries, nextSeq } = run;
  const standing = await standings.get(entry.filmId);
  const isRatedNow =
    entry.rating !== null && !standing.ratings.some(({ source }) => source === entry._id);
  const written = isRatedNow
    ? { ...entry, ratedSeq: backdatedSeq(standing, entry.watchedOn) ?? nextSeq() }
    : entry;
  await changeFilm(run, entry.filmId, (before) => withEntry(before, written));
  entries.set(entry._id, written);
}
