import { localStore } from './localStore';

const keyOf = (feed: string) => `feed:${feed}`;

/** What is kept: whose it is stands before the page, so that nobody else's is ever read. */
const prefixOf = (userId: string) => `${JSON.stringify(userId)}\n`;

/**
 * The first page of a feed as this person last saw it, so that the next visit has something to
 * show at once. It lives in local storage: that is read without waiting, and a logout clears it.
 */
export const keptPages = {
  /** The page as JSON, or null where none is kept for this person. */
  read: (feed: string, userId: string): string | null => {
    const kept = localStore.read(keyOf(feed));
    const prefix = prefixOf(userId);
    return kept?.startsWith(prefix) ? kept.slice(prefix.length) : null;
  },
  write: (feed: string, userId: string, page: object): void => {
    localStore.write(keyOf(feed), prefixOf(userId) + JSON.stringify(page));
  },
  forget: (feed: string): void => localStore.remove(keyOf(feed)),
};
