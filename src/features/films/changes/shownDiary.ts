import { isOpen, type Change } from '../../../api/changes/change';
import type { DiaryEntry } from '../../../domain/films';
import { entryAddedBy, entryChanges } from './entry';

interface DiaryPage {
  entries: readonly DiaryEntry[];
  revision: number;
}

/**
 * The viewer's own diary, the latest day first: the cached pages with the viewer's changes applied.
 * @param changes in order
 */
export const shownDiary = (
  pages: readonly DiaryPage[],
  changes: readonly Change[],
): DiaryEntry[] => {
  const seen = new Set<string>();
  const showOnce = (entry: DiaryEntry, revision: number): DiaryEntry[] => {
    if (seen.has(entry._id)) return [];
    seen.add(entry._id);
    const own = changes.filter(({ target }) => target === entry._id);
    const shown = entryChanges.shown(entry, own, revision, null);
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
