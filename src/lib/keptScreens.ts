import { localStore } from './localStore';
import { readOwn, writeOwn } from './ownStorage';

const keyOf = (feed: string) => `feed:${feed}:screen`;

/** The screen of a feed as this person last saw it, as JSON, or null. */
export const readScreen = (feed: string, userId: string): string | null =>
  readOwn(keyOf(feed), userId);

export const writeScreen = (feed: string, userId: string, screen: string): void =>
  writeOwn(keyOf(feed), userId, screen);

export const forgetScreen = (feed: string): void => localStore.remove(keyOf(feed));
