import { tagKey as keyOf } from '../../src/domain/distinctTags';
import type { Writing } from '../db/db';
import type { DiaryRecord } from '../rules/filmRecords';

/** The diary entries of some standings, before and after a change. All are of one person. */
export interface ChangedEntries {
  before: readonly DiaryRecord[];
  after: readonly DiaryRecord[];
}

/** How often a tag comes or goes, and how it was written last. */
interface Tally {
  by: number;
  tag: string;
}

const taggedBy = (entries: readonly DiaryRecord[]) =>
  entries.flatMap((entry) => (entry.tags ?? []).map((tag) => ({ entry, tag, tagKey: keyOf(tag) })));

/** Stores by which tags the entries are found, and how many entries have each. */
export async function storeEntryTags(
  tx: Writing,
  userId: string,
  { before, after }: ChangedEntries,
): Promise<void> {
  const gone = taggedBy(before.filter((entry) => !after.includes(entry)));
  const written = taggedBy(after.filter((entry) => !before.includes(entry)));
  const tallies = new Map<string, Tally>();
  const count = (tagKey: string, tag: string, by: 1 | -1): void => {
    tallies.set(tagKey, { by: (tallies.get(tagKey)?.by ?? 0) + by, tag });
  };
  for (const { tagKey, tag } of gone) count(tagKey, tag, -1);
  for (const { tagKey, tag } of written) count(tagKey, tag, 1);
  await Promise.all(gone.map(({ entry, tagKey }) => tx.delete('entryTags', [entry._id, tagKey])));
  await Promise.all([
    ...written.map(({ entry: { _id: entryId, watchedOn, seq }, tagKey }) =>
      tx.put('entryTags', { entryId, tagKey, userId, watchedOn, seq }),
    ),
    ...[...tallies].map(async ([tagKey, { by, tag }]) => {
      const known = await tx.get('personTags', [userId, tagKey]);
      const entries = (known?.entries ?? 0) + by;
      const isWritten = written.some((one) => one.tagKey === tagKey);
      if (entries <= 0) await tx.delete('personTags', [userId, tagKey]);
      else {
        const shown = isWritten ? tag : (known?.tag ?? tag);
        await tx.put('personTags', { userId, tagKey, tag: shown, entries });
      }
    }),
  ]);
}
