import { v7 as uuid } from 'uuid';
import type { AppListenerApi } from '../../app/hooks';
import { selectSessionUser } from './authSlice';

/**
 * Drafts in the page storage, in one record per user and page, so that tabs do not overwrite each
 * other's.
 * @param name the prefix of all these records
 */
export const draftRecords = (name: string) => {
  const page = uuid();
  const baseKey = (userId: string) => `${name}:${userId}`;
  const keyOf = (userId: string) => `${baseKey(userId)}:${page}`;
  return {
    /** Stores this page's drafts; undefined deletes its record. */
    write: (userId: string, drafts: unknown, { extra }: AppListenerApi): Promise<void> =>
      extra.pageStorage.write(keyOf(userId), drafts),
    /**
     * Moves all records of a user into this page's.
     * @param merge receives their values by key, the newest page first, and returns the value of this page's record
     */
    takeOver: async (
      userId: string,
      { extra, getState }: AppListenerApi,
      merge: (records: readonly (readonly [key: string, value: unknown])[]) => unknown,
    ): Promise<void> => {
      await extra.pageStorage.update(baseKey(userId), (stored) => {
        if (selectSessionUser(getState())?._id !== userId) return new Map();
        // The colon matters: another user's id may begin with this one.
        const records = [...stored]
          .filter(([key]) => key === baseKey(userId) || key.startsWith(`${baseKey(userId)}:`))
          .sort(([a], [b]) => (a < b ? 1 : -1));
        const own = merge(records);
        return new Map([
          ...records.map(([key]) => [key, undefined] as const),
          [keyOf(userId), own],
        ]);
      });
    },
  };
};
