/** What a step can use: the plain IndexedDB objects of the single upgrade transaction. */
export interface Upgrade {
  database: IDBDatabase;
  transaction: IDBTransaction;
}

/** Migrates a database from one version to the next. A released step is never changed; new steps are appended. */
export type Migration = (upgrade: Upgrade) => void;

type Indexes = Readonly<Record<string, string[]>>;
type Fields = Record<string, unknown>;

function addIndexes(store: IDBObjectStore, indexes: Indexes): void {
  for (const [name, fields] of Object.entries(indexes)) store.createIndex(name, fields);
}

// The steps spell out what they create, since today's layout is not the layout of their time. A test compares the
// result with the layout.

const toVersion1: Migration = ({ database }) => {
  const create = (name: string, keyPath: string | string[], indexes: Indexes = {}): void =>
    addIndexes(database.createObjectStore(name, { keyPath }), indexes);
  create('users', '_id', { byUsername: ['usernameKey'], byAge: ['seq'] });
  create('posts', '_id', {
    byAge: ['seq'],
    byLikes: ['likeCount', 'seq'],
    byAuthorAge: ['authorId', 'seq'],
    byAuthorLikes: ['authorId', 'likeCount', 'seq'],
  });
  create('photos', 'postId');
  create('reactions', ['postId', 'userId'], { byPost: ['postId', 'seq'] });
  create('bookmarks', ['userId', 'postId'], {
    byUser: ['userId', 'seq'],
    byUserAge: ['userId', 'postSeq'],
    byUserLikes: ['userId', 'likeCount', 'postSeq'],
    byPost: ['postId'],
  });
  create('follows', ['followerId', 'followeeId'], {
    byFollower: ['followerId', 'seq'],
    byFollowee: ['followeeId', 'seq'],
  });
  create('credentials', 'userId');
  create('deleted', '_id', { byAge: ['deletedAt'] });
  create('installation', 'key');
};

/** Adds films. Existing records stay unchanged. */
const toVersion2: Migration = ({ database, transaction }) => {
  const create = (name: string, keyPath: string | string[], indexes: Indexes): void =>
    addIndexes(database.createObjectStore(name, { keyPath }), indexes);
  addIndexes(transaction.objectStore('posts'), {
    byFilmAge: ['filmId', 'seq'],
    byFilmLikes: ['filmId', 'likeCount', 'seq'],
  });
  create('films', '_id', {
    byTalk: ['talkWeek', 'talkCount', 'seq'],
    byRating: ['averageKey', 'ratings', 'seq'],
    byAdded: ['addedSeq'],
    byTitle: ['titleKey'],
  });
  create('ratings', ['userId', 'filmId', 'source'], {
    byPersonFilm: ['userId', 'filmId', 'seq'],
  });
  create('personFilms', ['userId', 'filmId'], {
    byDate: ['userId', 'watchedOn', 'watchedSeq'],
    byStars: ['userId', 'starsKey', 'watchedSeq'],
    byListed: ['userId', 'listedSeq'],
  });
  create('diary', '_id', {
    byUser: ['userId', 'watchedOn', 'seq'],
    byUserFilm: ['userId', 'filmId', 'watchedOn', 'seq'],
  });
  create('deletedEntries', '_id', { byAge: ['deletedAt'] });
};

/** Adds replies. */
const toVersion3: Migration = ({ database }) => {
  addIndexes(database.createObjectStore('replies', { keyPath: '_id' }), {
    byThreadAge: ['replyToId', 'seq'],
    byThreadLikes: ['replyToId', 'likeCount', 'seq'],
    byAuthorAge: ['authorId', 'seq'],
    byAuthorLikes: ['authorId', 'likeCount', 'seq'],
  });
};

/** Adds notifications. None are created for earlier events. */
const toVersion4: Migration = ({ database }) => {
  addIndexes(database.createObjectStore('notifications', { keyPath: ['userId', 'group'] }), {
    byKind: ['userId', 'kind', 'seq'],
    byPost: ['postId'],
  });
  database.createObjectStore('notificationSettings', { keyPath: 'userId' });
};

/** Rewrites a store's records. */
function rewrite(store: IDBObjectStore, change: (record: Fields) => Fields): void {
  const request = store.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    const record: unknown = cursor.value;
    if (typeof record === 'object') cursor.update(change({ ...record }));
    cursor.continue();
  };
}

/** Ranks films so that few votes do not lead, and lets a film find the words written about it in diaries. */
const toVersion5: Migration = ({ transaction }) => {
  const [films, diary] = [transaction.objectStore('films'), transaction.objectStore('diary')];
  films.deleteIndex('byRating');
  addIndexes(films, { byRating: ['rankKey', 'ratings', 'seq'] });
  addIndexes(diary, { byNotedFilm: ['notedFilmId', 'watchedOn', 'seq'] });
  rewrite(films, ({ averageKey: _a, ...film }) => {
    const [ratings, stars] = [Number(film['ratings']), Number(film['stars'])];
    const rankKey = Math.round((1000 * (17.5 + stars)) / (5 + ratings));
    return { ...film, ...(ratings > 0 && { rankKey }) };
  });
  rewrite(diary, (entry) => ({
    ...entry,
    ...(entry['text'] && entry['postId'] === null ? { notedFilmId: entry['filmId'] } : {}),
  }));
};

/** Lets a notification count its likes and a day's follows, and a like leave the post's bookmarks as they are. */
const toVersion6: Migration = ({ transaction }) => {
  const bookmarks = transaction.objectStore('bookmarks');
  addIndexes(transaction.objectStore('reactions'), { byKind: ['postId', 'kind', 'seq'] });
  addIndexes(transaction.objectStore('follows'), {
    byFollowedAt: ['followeeId', 'followedAt', 'seq'],
  });
  bookmarks.deleteIndex('byUserLikes');
  rewrite(bookmarks, ({ likeCount: _l, ...bookmark }) => bookmark);
};

/** The first step creates version 1, the second migrates to version 2, and so on. */
export const MIGRATIONS: readonly Migration[] = [
  toVersion1,
  toVersion2,
  toVersion3,
  toVersion4,
  toVersion5,
  toVersion6,
];

/** Runs the steps after `oldVersion`. */
export function migrate(
  upgrade: Upgrade,
  oldVersion: number,
  migrations: readonly Migration[],
): void {
  for (const step of migrations.slice(oldVersion)) step(upgrade);
}
