import type { ListSort } from '../../src/domain/lists';
import type { KeyPart, Reading } from '../db/db';
import { SEARCH_TEXTS } from '../db/searchText';
import { decodeKey, encodeCursor } from '../feeds/cursor';
import { createReadCache } from '../films/readCache';
import { scanPage } from '../feeds/scanPage';
import { isVisible } from '../rules/lists';
import type { ListFilmRecord, ListRecord } from '../rules/listRecords';
import type { UserRecord } from '../rules/records';

interface Query {
  sort: ListSort;
  limit: number;
  cursor: string | null;
}

interface Page {
  records: ListRecord[];
  nextCursor: string | null;
}

const keyBy = (sort: ListSort, { likeCount, seq }: ListRecord): readonly number[] =>
  sort === 'liked' ? [likeCount, seq] : [seq];

/** All public lists, or those that are accepted. @throws Refusal 400 for a cursor of another list, as below */
export const publicLists = (
  tx: Reading,
  query: Query,
  { feed, accepts }: { feed: string; accepts?: (list: ListRecord) => boolean } = { feed: 'lists' },
): Promise<Page> => {
  const { sort } = query;
  return scanPage(
    tx,
    {
      scope: { feed, sort },
      ...(accepts && { accepts }),
      store: 'lists',
      index: sort === 'liked' ? 'byPublicLikes' : 'byPublic',
      prefix: [],
      direction: 'descending',
      keyOf: (list) => keyBy(sort, list),
      keyLength: sort === 'liked' ? 2 : 1,
    },
    query,
  );
};

/** A person's lists, as far as the viewer may see them. */
export const listsOfOwner = (
  tx: Reading,
  ownerId: string,
  viewer: UserRecord | null,
  query: Query,
): Promise<Page> => {
  const { sort } = query;
  return scanPage(
    tx,
    {
      scope: { feed: `lists:${ownerId}`, sort },
      store: 'lists',
      index: sort === 'liked' ? 'byOwnerLikes' : 'byOwner',
      prefix: [ownerId],
      accepts: (list) => isVisible(list, viewer),
      direction: 'descending',
      keyOf: (list) => keyBy(sort, list),
      keyLength: sort === 'liked' ? 2 : 1,
    },
    query,
  );
};

/** The public lists that a film is on, without those whose owner a block hides. */
export async function listsWithFilm(tx: Reading, filmId: string, query: Query): Promise<Page> {
  const { sort, limit, cursor } = query;
  const scope = { feed: `lists with:${filmId}`, sort };
  const lists = createReadCache((id) => tx.get('lists', id));
  const existing = async (rows: readonly ListFilmRecord[]): Promise<ListRecord[]> =>
    (await Promise.all(rows.map(({ listId }) => lists.get(listId)))).filter(
      (list) => list !== undefined,
    );
  if (sort === 'latest') {
    const { records, nextCursor } = await scanPage(
      tx,
      {
        scope,
        store: 'listFilms',
        index: 'byFilm',
        prefix: [filmId],
        accepts: async ({ listId }) => (await lists.get(listId)) !== undefined,
        direction: 'descending',
        keyOf: ({ publicSeq = 0 }) => [publicSeq],
        keyLength: 1,
      },
      query,
    );
    return { records: await existing(records), nextCursor };
  }
  // Likes are not repeated with each film, where one like would rewrite a thousand: the lists are read and sorted.
  const after = cursor === null ? null : decodeKey(cursor, scope, [2]);
  const rows = await tx.list('listFilms', 'byFilm', [filmId]);
  const sorted = (await existing(rows))
    .filter((list) => after === null || isAfter(keyBy(sort, list), after))
    .sort((a, b) => b.likeCount - a.likeCount || b.seq - a.seq);
  const records = sorted.slice(0, limit);
  const last = records.at(-1);
  return {
    records,
    nextCursor: sorted.length > limit && last ? encodeCursor(scope, keyBy(sort, last)) : null,
  };
}

/** Whether a list comes after a place in the order of likes. */
const isAfter = ([likes = 0, seq = 0]: readonly number[], after: readonly KeyPart[]): boolean => {
  const [lastLikes = 0, lastSeq = 0] = after.map(Number);
  return likes < lastLikes || (likes === lastLikes && seq < lastSeq);
};

/** The public lists whose title or description has all these words; none without words. */
export async function listsMatching(
  tx: Reading,
  words: readonly string[],
  query: Query,
): Promise<Page> {
  const { sort, limit, cursor } = query;
  const scope = { feed: `lists q:${words.join(' ')}`, sort };
  const isFound = (list: ListRecord) =>
    words.every((word) => SEARCH_TEXTS.lists(list).includes(word));
  // Words are found by age alone: by likes, one list after another is read.
  if (sort === 'liked' && words.length > 0)
    return publicLists(tx, query, { feed: scope.feed, accepts: isFound });
  const [after] = cursor === null ? [] : decodeKey(cursor, scope, [1]).map(Number);
  if (words.length === 0) return { records: [], nextCursor: null };
  const found = await tx.search('lists', words, after ?? null, limit + 1);
  const records = found.slice(0, limit);
  const last = records.at(-1);
  return {
    records,
    nextCursor: found.length > limit && last ? encodeCursor(scope, [last.seq]) : null,
  };
}

/** The ids of those lists that a film is on. */
export async function listsHolding(
  tx: Reading,
  lists: readonly ListRecord[],
  filmId: string,
): Promise<ReadonlySet<string>> {
  const films = await Promise.all(lists.map(({ _id }) => tx.get('listFilms', [_id, filmId])));
  return new Set(films.flatMap((film) => film?.listId ?? []));
}
