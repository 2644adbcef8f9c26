import { forgetScreen } from './keptScreens';
import { localStore } from './localStore';
import { readOwn, writeOwn } from './ownStorage';

const keyOf = (feed: string) => `feed:${feed}`;

/**
 * The first page of a feed as this person last saw it, so that the next visit has something to
 * show at once. It lives in local storage: that is read without waiting, and a logout clears it.
 */
export const persistedPages = {
  /** The page as JSON, or null where none is kept for this person. */
  read: (feed: string, userId: string): string | null => readOwn(keyOf(feed), userId),
  /** Keeps a page. The picture of another one goes: it would not fit. */
  write: (feed: string, userId: string, page: object): void => {
    const kept = JSON.stringify(page);
    if (persistedPages.read(feed, userId) === kept) return;
    forgetScreen(feed);
    writeOwn(keyOf(feed), userId, kept);
  },
  forget: (feed: string): void => {
    forgetScreen(feed);
    localStore.remove(keyOf(feed));
  },
};
