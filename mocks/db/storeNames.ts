import type { StoreName } from './schema';

/** All stores, for code that handles every one of them. */
export const STORE_NAMES = [
  'users',
  'posts',
  'replies',
  'photos',
  'reactions',
  'bookmarks',
  'follows',
  'credentials',
  'deleted',
  'installation',
  'films',
  'ratings',
  'personFilms',
  'diary',
  'deletedEntries',
  'notifications',
  'notificationSettings',
] as const satisfies readonly StoreName[];
