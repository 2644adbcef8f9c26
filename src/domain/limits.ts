/** Sizes are in graphemes unless a name says otherwise. */
export const LIMITS = {
  username: 30,
  name: 50,
  password: 200,
  postText: 10_000,
  /** Of any text, in code units: one character may have many. */
  textUnits: 40_000,
  alt: 1_000,
  /** How many people a post can mention; further names are plain text. */
  mentions: 50,
  /** The search text for posts. */
  searchText: 200,
  postId: 64,
  /** The number of pictures in a post. */
  pictures: 4,
  /** The length of an avatar's data URL, and the total for a post's pictures, in characters. */
  photoUrlChars: 1_500_000,
  filmId: 64,
  filmTitle: 200,
  filmAddress: 300,
  director: 100,
  directors: 10,
  tag: 40,
  /** A word or phrase that somebody would rather not see, and how many of them. */
  hiddenWord: 50,
  hiddenWords: 100,
  /** How long an invitation can be used, and how many of a person's are answered. */
  invitationDays: 14,
  invitations: 200,
  /** Why something is reported, or was done about it. */
  reason: 500,
  /** How often a person can report in a day. */
  reportsPerDay: 20,
  /** The number of tags of a post or a diary entry. */
  tags: 10,
  /** The number of a person's tags that are answered. */
  personTags: 1_000,
  /** The number of directors, and of films watched again, that are answered for a period of a diary. */
  periodDirectors: 20,
  rewatches: 12,
  /** The number of films under a person's bio. */
  favourites: 4,
  firstFilmYear: 1870,
  /** The year of the first moving pictures: nothing was watched before. */
  firstWatchDay: '1874-01-01',
  lastFilmYear: 2100,
  /** The number of rows in one import call. */
  importRows: 500,
  pageSize: 20,
  pageSizeMax: 100,
  /** How long a deleted post or diary entry can be restored. */
  restoreMs: 60_000,
  /** For how long an account that was deleted comes back with a login. */
  returnDays: 7,
  /** The lifetime of a session. */
  tokenDays: 30,
} as const;

/**
 * NFC letters, digits, `.`, `_` or `-`, and combining marks, but no invisible characters. `.` and `..` are refused
 * separately: they would change the URL's path.
 */
export const USERNAME_PATTERN =
  /^(?!\p{M}|.*[\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}])[\p{L}\p{M}\p{N}._-]+$/u;
export const POST_ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
export const PHOTO_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

/** The API's own headers. */
export const HEADERS = {
  revision: 'X-Revision',
  prefer: 'Prefer',
  preferenceApplied: 'Preference-Applied',
  minimal: 'return=minimal',
  /** On every answer of the backend, to distinguish it from a static host's page. */
  answeredBy: 'X-Answered-By',
  backendName: 'cinefolk',
  /** The matched call, such as `POST /api/posts/like/:postId`. */
  handler: 'X-Handler',
  /** The page that calls: a server does not tell it of its own changes. */
  page: 'X-Page',
  /** How many items a list has at most, if the server does not answer all of it. */
  limitedTo: 'X-Limited-To',
} as const;
