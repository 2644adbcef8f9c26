import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import type { NewValues, StoredValues } from '../../lib/pageStorage';
import { StoredRecordSchema, withAddresses, type StoredRecord } from './draftRecord';
import { isPicture, pagesIn, recordKey } from './storageKeys';

interface Taken {
  /** The newest first; what waits comes after all that is shown. */
  records: StoredRecord[];
  /** The files of their pictures, by key. */
  files: Map<string, Blob>;
  changes: NewValues;
}

const isWaiting = (record: StoredRecord): number =>
  Number(record.kind !== 'outgoing' && record.isWaiting === true);

const byAge = (one: StoredRecord, other: StoredRecord): number =>
  isWaiting(one) - isWaiting(other) || (one._id < other._id ? 1 : -1);

/**
 * Moves the valid records of closed pages to this page's keys, and deletes pictures that no record needs.
 * @param all what is stored for the user
 */
export const takeRecords = (
  all: StoredValues,
  { userId, own, closed }: { userId: string; own: string; closed: readonly string[] },
): Taken => {
  const changes = new Map<string, unknown>();
  const records = new Map<string, StoredRecord>();
  const files = new Map<string, Blob>();
  const needed = new Set<string>();
  for (const [key, value] of all) {
    if (!v.is(StoredRecordSchema, value)) continue;
    const isTaken = pagesIn([key]).some((page) => page === own || closed.includes(page));
    withAddresses(value, (address) => {
      needed.add(address);
      const file = all.get(address);
      if (isTaken && file instanceof Blob) files.set(address, file);
      return address;
    });
    if (!isTaken) continue;
    changes.set(key, undefined);
    // Where pages cannot know of each other, two may have gone on with one draft.
    const _id = records.has(value._id) ? uuid() : value._id;
    records.set(_id, { ...value, _id });
  }
  for (const [id, record] of records) changes.set(recordKey(userId, own, id), record);
  for (const key of all.keys()) if (isPicture(key) && !needed.has(key)) changes.set(key, undefined);
  return { records: [...records.values()].sort(byAge), files, changes };
};
