import { createReadCache } from '../films/readCache';
import type { PostRecord, Sequence } from '../rules/records';
import type { Reading, Searched } from './db';
import type { Value } from './schema';
import { SEARCH_TEXTS } from './searchText';
import { takeMerged } from './takeMerged';

type Scanning = Pick<Reading, 'scan' | 'all' | 'get'>;
type Words = readonly string[];

type Search<S extends Searched> = (
  tx: Scanning,
  words: Words,
  after: Sequence | null,
  limit: number,
) => Promise<Value<S>[]>;

const lacking = (text: string, words: Words): Words => words.filter((word) => !text.includes(word));

const searchPosts: Search<'posts'> = async (tx, words, after, limit) => {
  const titles = createReadCache(async (filmId) => {
    const film = await tx.get('films', filmId);
    return film ? SEARCH_TEXTS.films(film) : '';
  });
  const isFound = async (post: PostRecord): Promise<boolean> => {
    const others = lacking(SEARCH_TEXTS.posts(post), words);
    if (others.length === 0 || post.filmId === undefined) return others.length === 0;
    return lacking(await titles.get(post.filmId), others).length === 0;
  };
  const range = { prefix: [], ...(after !== null && { below: [after] }) };
  // Replies are indexed by thread and author only, so all of them are read.
  const replies = (await tx.all('replies'))
    .filter(({ seq }) => after === null || seq < after)
    .sort((a, b) => b.seq - a.seq);
  const sources = [tx.scan('posts', 'byAge', range, 'descending'), replies];
  return takeMerged(
    sources.map((posts) => filtered(posts, isFound)),
    limit,
    (a, b) => a.seq > b.seq,
  );
};

async function* filtered(
  posts: AsyncIterable<PostRecord> | Iterable<PostRecord>,
  isFound: (post: PostRecord) => Promise<boolean>,
): AsyncGenerator<PostRecord> {
  for await (const post of posts) if (await isFound(post)) yield post;
}

const searchUsers: Search<'users'> = async (tx, words, after, limit) => {
  const range = { prefix: [], ...(after !== null && { above: [after] }) };
  const found: Value<'users'>[] = [];
  for await (const user of tx.scan('users', 'byAge', range, 'ascending')) {
    if (lacking(SEARCH_TEXTS.users(user), words).length === 0) found.push(user);
    if (found.length === limit) break;
  }
  return found;
};

const searchLists: Search<'lists'> = async (tx, words, after, limit) => {
  const range = { prefix: [], ...(after !== null && { below: [after] }) };
  const found: Value<'lists'>[] = [];
  for await (const list of tx.scan('lists', 'byPublic', range, 'descending')) {
    if (lacking(SEARCH_TEXTS.lists(list), words).length === 0) found.push(list);
    if (found.length === limit) break;
  }
  return found;
};

const SEARCHES: { [S in Searched]: Search<S> } = {
  posts: searchPosts,
  users: searchUsers,
  lists: searchLists,
};

/** Implements `search` by reading one text after another. */
export const searchIn =
  (tx: Scanning): Reading['search'] =>
  (of, words, after, limit) =>
    SEARCHES[of](tx, words, after, limit);
