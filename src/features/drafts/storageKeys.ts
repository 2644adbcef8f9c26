/** Stands where a record's key has its page. */
const PICTURE = 'picture';

/** The beginning of all keys of a user; the colon matters, since another user's id may begin with this one. */
export const keyPrefix = (userId: string): string => `draft:${userId}:`;

/** The key of a record. Each page has its own, so that none overwrites another's. */
export const recordKey = (userId: string, page: string, id: string): string =>
  `${keyPrefix(userId)}${page}:${id}`;

/** The key of a picture's file. */
export const pictureKey = (userId: string, id: string): string => recordKey(userId, PICTURE, id);

const pageIn = (key: string): string | undefined => key.split(':')[2];

export const isPicture = (key: string): boolean => pageIn(key) === PICTURE;

/** The pages in the keys of records. */
export const pagesIn = (keys: Iterable<string>): string[] => [
  ...new Set([...keys].flatMap((key) => (isPicture(key) ? [] : (pageIn(key) ?? [])))),
];
