import { addIndexes, creatingIn } from './changeStores';
import type { Migration } from './runSteps';

/** Creates people, posts and what connects them. */
export const toVersion1: Migration = ({ database }) => {
  const create = creatingIn(database);
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
export const toVersion2: Migration = ({ database, transaction }) => {
  const create = creatingIn(database);
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
