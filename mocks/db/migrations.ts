/** What a step can use: the plain IndexedDB objects of the single upgrade transaction. */
export interface Upgrade {
  database: IDBDatabase;
  transaction: IDBTransaction;
}

/** Migrates a database from one version to the next. A released step is never changed; new steps are appended. */
export type Migration = (upgrade: Upgrade) => void;

type Indexes = Readonly<Record<string, string[]>>;

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

/** The first step creates version 1, the second migrates to version 2, and so on. */
export const MIGRATIONS: readonly Migration[] = [toVersion1, toVersion2, toVersion3, toVersion4];

/** Runs the steps after `oldVersion`. */
export function migrate(
  upgrade: Upgrade,
  oldVersion: number,
  migrations: readonly Migration[],
): void {
  for (const step of migrations.slice(oldVersion)) step(upgrade);
}
