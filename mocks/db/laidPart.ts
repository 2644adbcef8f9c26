import type { Reading } from './db';

/** The answer may depend on posts of a large sample that are not laid yet. */
export class NotLaidYet extends Error {
  override name = 'NotLaidYet';
}

/** Descending, these indexes meet whatever is laid before whatever is not: the newest posts are laid first. */
const NEWEST_FIRST: readonly string[] = ['byAge', 'byAuthorAge'];

/**
 * A view of stores in which the oldest posts are still missing, with their photos and likes. It answers what the whole
 * would, and throws NotLaidYet where it cannot know that.
 * @param isUnlaid whether the post of this id is among those that are still to be laid
 */
export function laidPart(tx: Reading, isUnlaid: (postId: string) => boolean): Reading {
  return {
    async get(store, key) {
      if (store === 'posts' && typeof key === 'string' && isUnlaid(key)) throw new NotLaidYet();
      return tx.get(store, key);
    },
    async all(store) {
      if (store === 'posts' || store === 'photos' || store === 'reactions') throw new NotLaidYet();
      return tx.all(store);
    },
    async list(store, index, prefix) {
      const isOfOnePost = store === 'reactions' && prefix.length > 0;
      if (store === 'posts' || (store === 'reactions' && !isOfOnePost)) throw new NotLaidYet();
      return tx.list(store, index, prefix);
    },
    async *scan(store, index, range, direction) {
      const isPosts = store === 'posts';
      if (!isPosts || (direction === 'descending' && NEWEST_FIRST.includes(index)))
        yield* tx.scan(store, index, range, direction);
      if (isPosts) throw new NotLaidYet();
    },
  };
}
