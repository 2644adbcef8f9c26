import { addIndexes, creatingIn, rewrite } from './changeStores';
import { toVersion1, toVersion2 } from './firstMigrations';
import { runSteps, type Migrate, type Migration } from './runSteps';

// The steps spell out what they create, since today's layout is not the layout of their time. A test compares the
// result with the layout.

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

/** Lists the films that a person loves. */
const toVersion7: Migration = ({ transaction }) => {
  addIndexes(transaction.objectStore('personFilms'), { byLoved: ['userId', 'lovedSeq'] });
};

/** Adds lists of films. */
const toVersion8: Migration = ({ database, transaction }) => {
  const create = creatingIn(database);
  addIndexes(transaction.objectStore('notifications'), { byList: ['listId'] });
  create('lists', '_id', {
    byPublic: ['publicSeq'],
    byPublicLikes: ['likeCount', 'publicSeq'],
    byOwner: ['ownerId', 'seq'],
    byOwnerLikes: ['ownerId', 'likeCount', 'seq'],
  });
  create('listFilms', ['listId', 'filmId'], {
    byPlace: ['listId', 'place'],
    byFilm: ['filmId', 'publicSeq'],
  });
  create('listReactions', ['listId', 'userId', 'kind'], { byKind: ['listId', 'kind', 'seq'] });
  create('deletedLists', '_id', { byAge: ['deletedAt'] });
};

/** Finds diary entries by their tags, and counts these. */
const toVersion9: Migration = ({ database }) => {
  addIndexes(database.createObjectStore('entryTags', { keyPath: ['entryId', 'tagKey'] }), {
    byTag: ['userId', 'tagKey', 'watchedOn', 'seq'],
  });
  addIndexes(database.createObjectStore('personTags', { keyPath: ['userId', 'tagKey'] }), {
    byEntries: ['userId', 'entries'],
  });
};

/**
 * Counts what a diary adds up to, and finds its evenings by stars, decades and countries. A diary is counted when that is
 * first needed.
 */
const toVersion10: Migration = ({ database, transaction }) => {
  const create = creatingIn(database);
  addIndexes(transaction.objectStore('diary'), {
    byStars: ['userId', 'rating', 'watchedOn', 'seq'],
  });
  create('entryFacets', ['entryId', 'facet'], {
    byFacet: ['userId', 'facet', 'watchedOn', 'seq'],
  });
  create('periods', ['userId', 'period'], { byPeriod: ['userId', 'period'] });
  create('periodDirectors', ['userId', 'period', 'name'], {
    byRank: ['userId', 'period', 'rank', 'name'],
  });
  create('rewatches', ['userId', 'filmId'], { byEvenings: ['userId', 'evenings', 'watchedOn'] });
};

/** Adds whom and what people would rather not see. */
const toVersion11: Migration = ({ database }) => {
  const create = creatingIn(database);
  create('hides', ['userId', 'kind', 'hiddenId'], {
    byUser: ['userId', 'seq'],
    byHidden: ['hiddenId', 'kind'],
  });
  create('hiddenWords', 'userId');
};

/** Adds reports, what moderators do and have taken down, and people who are leaving, with all that they did. */
const toVersion12: Migration = ({ database, transaction }) => {
  const create = creatingIn(database);
  create('reports', ['reporterId', 'kind', 'aboutId'], {
    byAge: ['open', 'seq'],
    byAbout: ['kind', 'aboutId', 'open'],
    byReporter: ['reporterId', 'seq'],
  });
  create('acts', 'seq', { byAge: ['seq'] });
  create('takenDownPosts', '_id');
  create('takenDownLists', '_id');
  create('leavers', 'userId', { byAge: ['leftAt'] });
  const byUser = ['userId', 'seq'];
  addIndexes(transaction.objectStore('reactions'), { byUser });
  addIndexes(transaction.objectStore('listReactions'), { byUser });
  addIndexes(transaction.objectStore('personFilms'), {
    byPerson: ['userId', 'filmId'],
    byFilm: ['filmId'],
  });
  addIndexes(transaction.objectStore('films'), { byAdder: ['addedBy'] });
};

/** Adds invitations. */
const toVersion13: Migration = ({ database }) => {
  creatingIn(database)('invitations', 'code', {
    byMaker: ['makerId', 'seq'],
    byUser: ['usedById'],
  });
};

/** Finds the replies about a film, and all lists that it is on: they move when it is merged into another. */
const toVersion14: Migration = ({ transaction }) => {
  addIndexes(transaction.objectStore('replies'), { byFilmAge: ['filmId', 'seq'] });
  addIndexes(transaction.objectStore('listFilms'), { byAnyFilm: ['filmId'] });
};

/** The first step creates version 1, the second migrates to version 2, and so on. */
export const MIGRATIONS: readonly Migration[] = [
  toVersion1,
  toVersion2,
  toVersion3,
  toVersion4,
  toVersion5,
  toVersion6,
  toVersion7,
  toVersion8,
  toVersion9,
  toVersion10,
  toVersion11,
  toVersion12,
  toVersion13,
  toVersion14,
];

export const migrateReleased: Migrate = (upgrade, oldVersion) =>
  runSteps(upgrade, oldVersion, MIGRATIONS);
