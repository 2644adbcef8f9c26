import { isOpen } from '../../../api/changes';
import type { DiaryEntry } from '../../../domain/films';
import { entryIdOf, type EntryChange } from './entryChanges';

interface DiaryPage {
  entries: readonly DiaryEntry[];
  revision: number;
}

/** An entry with the changes that an answer of this revision may lack; null if it is deleted. */
const applyChanges = (
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

/** The entry that a change adds to older pages. */
const entryAddedBy = (change: EntryChange): DiaryEntry | null => {
  if (change.kind === 'logged') return change.entry;
  return change.kind === 'deletion' && !change.desired ? change.entry : null;
};

/**
 * The viewer's own diary, the latest day first: the cached pages with the viewer's changes applied.
 * @param changes in the order in which they were made
 */
export const shownDiary = (
  pages: readonly DiaryPage[],
  changes: readonly EntryChange[],
): DiaryEntry[] => {
  const seen = new Set<string>();
  const showOnce = (entry: DiaryEntry, revision: number): DiaryEntry[] => {
    if (seen.has(entry._id)) return [];
    seen.add(entry._id);
    const shown = applyChanges(entry, revision, changes);
    return shown ? [shown] : [];
  };
  const cached = pages.flatMap(({ entries, revision }) =>
    entries.flatMap((entry) => showOnce(entry, revision)),
  );
  const added = changes.flatMap((change) => {
    const entry = entryAddedBy(change);
    const isMissing = pages.some(({ revision }) => isOpen(change, revision));
    return entry && isMissing ? showOnce(entry, change.settledAt ?? 0) : [];
  });
  // Within a day, the entry logged last comes first.
  const latestFirst = (one: DiaryEntry, other: DiaryEntry) =>
    Number(one.watchedOn < other.watchedOn) - Number(one.watchedOn > other.watchedOn);
  return [...added.reverse(), ...cached].sort(latestFirst);
};
