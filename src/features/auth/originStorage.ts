import { tabStore } from '../../lib/localStore';

const KEY = 'returnTo';

/** Where this tab returns to after login, as it was stored; null where nothing is. */
export const readOrigin = (): string | null => tabStore.read(KEY);

/** Stores it over a reload of this tab; null forgets it. */
export const writeOrigin = (returnTo: string | null): void => {
  if (returnTo === null) tabStore.remove(KEY);
  else tabStore.write(KEY, returnTo);
};
