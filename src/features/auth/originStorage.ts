import { tabStore } from '../../lib/localStore';

const KEY = 'returnTo';

/** The stored path to which this tab returns after a login; null if there is none. */
export const readOrigin = (): string | null => tabStore.read(KEY);

/** Stores the path so that it survives a reload of this tab; null removes it. */
export const writeOrigin = (returnTo: string | null): void => {
  if (returnTo === null) tabStore.remove(KEY);
  else tabStore.write(KEY, returnTo);
};
