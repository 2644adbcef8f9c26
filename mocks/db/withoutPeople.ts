import type { Reading } from './db';
import { keyOf } from './keyOf';
import type { StoreName, Value } from './schema';

/** The stores of what people are and write, and the field that says whose a record is. */
const OWNERS: { readonly [S in StoreName]?: keyof Value<S> & string } = {
  users: '_id',
  posts: 'authorId',
  replies: 'authorId',
  lists: 'ownerId',
  diary: 'userId',
};

/**
 * The transaction as if these people did not exist: whatever reads finds neither them nor what they wrote, and finds as
 * much of the rest as it asks for. What counts or connects is left: numbers, reactions, follows.
 */
export function withoutPeople<Tx extends Reading>(tx: Tx, ids: ReadonlySet<string>): Tx {
  const isShown = (store: StoreName, record: object): boolean => {
    const field = OWNERS[store];
    return field === undefined || !ids.has(String(keyOf(record, field)));
  };
  const shownOf = <T extends object>(store: StoreName, records: readonly T[]): T[] =>
    records.filter((record) => isShown(store, record));

  return {
    ...tx,
    async get(store, key) {
      const record = await tx.get(store, key);
      return record && isShown(store, record) ? record : undefined;
    },
    all: async (store) => shownOf(store, await tx.all(store)),
    list: async (store, index, prefix) => shownOf(store, await tx.list(store, index, prefix)),
    async *scan(store, index, range, direction) {
      for await (const record of tx.scan(store, index, range, direction))
        if (isShown(store, record)) yield record;
    },
    async first(store, index, ranges, direction, limit) {
      for (let wanted = limit; ; wanted *= 2) {
        const found = await tx.first(store, index, ranges, direction, wanted);
        const shown = shownOf(store, found);
        if (shown.length >= limit || found.length < wanted) return shown.slice(0, limit);
      }
    },
    async search(of, words, after, limit) {
      const shown: Awaited<ReturnType<typeof tx.search<typeof of>>> = [];
      for (let last = after; ;) {
        const found = await tx.search(of, words, last, limit);
        shown.push(...shownOf(of, found));
        const end = found.at(-1);
        if (!end || found.length < limit || shown.length >= limit) return shown.slice(0, limit);
        last = end.seq;
      }
    },
    /** Ends below the first post of theirs, as it does below a deleted one. */
    async above(reply, limit) {
      const posts = await tx.above(reply, limit);
      const end = posts.findIndex((post) => !isShown('posts', post));
      return end === -1 ? posts : posts.slice(0, end);
    },
  };
}
