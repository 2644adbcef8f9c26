import { localStore } from './localStore';

/** Whose it is stands before what is kept, so that nobody else's is ever read. */
const prefixOf = (userId: string) => `${JSON.stringify(userId)}\n`;

/** The text that was kept under `key` for this person, or null. */
export const readOwn = (key: string, userId: string): string | null => {
  const kept = localStore.read(key);
  const prefix = prefixOf(userId);
  return kept?.startsWith(prefix) ? kept.slice(prefix.length) : null;
};

/** Keeps a text for this person, in the place of whatever was there: that goes also where there is no room. */
export const writeOwn = (key: string, userId: string, text: string): void => {
  localStore.remove(key);
  localStore.write(key, prefixOf(userId) + text);
};
