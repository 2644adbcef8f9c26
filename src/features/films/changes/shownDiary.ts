import { isOpen } from '../../../api/changes';
import type { DiaryEntry } from '../../../domain/films';
import { entryIdOf, type EntryChange } from './entryChanges';

interface DiaryPage {
  entries: readonly DiaryEntry[];
  revision: number;
}

/** An entry with what was changed since an answer of this revision; null where it is deleted. */
const layOver = (
  entry: DiaryEntry,
  revision: number,
  changes: readonly EntryChange[],
): DiaryEntry | null =>
  changes
    .filter((change) => entryIdOf(change) === entry._id && isOpen(change, revision))
    .reduce<DiaryEntry | null>((shown, change) => {
      if (change.kind === 'edited') return shown && { ...shown, ...change.fields };
      return change.kind === 'deletion' && change.desired ? null : shown;
    }, entry);

/** The entry that a change brings, to pages that are older. */
const broughtBy = (change: EntryChange): DiaryEntry | null => {
  if (change.kind === 'logged') return change.entry;
  return change.kind === 'deletion' && !change.desired ? change.entry : null;
};

/**
 * A person's own diary as they see it, the latest day first: the cached pages, and over them what they did since.
 * @param changes in the order in which they were made
 */
export const shownDiary = (
  pages: readonly DiaryPage[],
  changes: readonly EntryChange[],
): DiaryEntry[] => {
  const seen = new Set<string>();
  const take = (entry: DiaryEntry, revision: number): DiaryEntry[] => {
    if (seen.has(entry._id)) return [];
    seen.add(entry._id);
    const shown = layOver(entry, revision, changes);
    return shown ? [shown] : [];
  };
  const cached = pages.flatMap(({ entries, revision }) =>
    entries.flatMap((entry) => take(entry, revision)),
  );
  const brought = changes.flatMap((change) => {
    const entry = broughtBy(change);
    const isMissing = pages.some(({ revision }) => isOpen(change, revision));
    return entry && isMissing ? take(entry, change.settledAt ?? 0) : [];
  });
  // Of one day, what was logged last comes first.
  const latestFirst = (one: DiaryEntry, other: DiaryEntry) =>
    Number(one.watchedOn < other.watchedOn) - Number(one.watchedOn > other.watchedOn);
  return [...brought.reverse(), ...cached].sort(latestFirst);
};
