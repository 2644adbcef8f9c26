/** Sizes are in graphemes unless a name says otherwise. */
export const LIMITS = {
  username: 30,
  name: 50,
  password: 200,
  postText: 10_000,
  alt: 1_000,
  /** How many people a post can mention; further names are plain text. */
  mentions: 50,
  /** What posts are searched for. */
  searchText: 200,
  postId: 64,
  /** How many pictures stand in a post. */
  pictures: 4,
  /** Length of an avatar's data URL, and of those of a post's pictures together, in characters. */
  photoUrlChars: 1_500_000,
  filmId: 64,
  filmTitle: 200,
  director: 100,
  directors: 10,
  /** How many films stand under a person's bio. */
  favourites: 4,
  firstFilmYear: 1870,
  lastFilmYear: 2100,
  /** How many rows one call of an import takes. */
  importRows: 500,
  pageSize: 20,
  pageSizeMax: 100,
  /** How long a deleted post or diary entry can be given back. */
  restoreMs: 60_000,
  /** A session's length. */
  tokenDays: 30,
} as const;

/**
 * NFC letters, digits, `.`, `_` or `-`, and marks on them: none that is not seen, alone or beside others. `.` and `..`
 * are refused apart: they would change the address.
 */
export const USERNAME_PATTERN =
  /^(?!\p{M}|.*\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}._-]+$/u;
export const POST_ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
export const PHOTO_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

/** The headers the API adds to HTTP's own. */
export const HEADERS = {
  revision: 'X-Revision',
  prefer: 'Prefer',
  preferenceApplied: 'Preference-Applied',
  minimal: 'return=minimal',
  /** On every answer of the backend: distinguishes it from a static host's page. */
  answeredBy: 'X-Answered-By',
  backendName: 'cinefolk',
  /** The call that the backend took a request for, as `POST /api/posts/like/:postId`. */
  handler: 'X-Handler',
} as const;
