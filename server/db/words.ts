import type { KeyPart, Searched } from '../../mocks/db/db';
import type { StoreName, Value } from '../../mocks/db/schema';
import { SEARCH_TEXTS } from '../../mocks/db/searchText';
import { isPublic } from '../../mocks/rules/listRecords';
import type { Put } from './puts';
import type { Statement } from './statements';
import { POSTS } from './threads';
import { columnValue } from './values';

type Kind = keyof typeof SEARCH_TEXTS;

interface Indexed<S extends StoreName> {
  kind: Kind;
  textOf(record: Value<S>): string;
  /** Whether a search may find the record; any, if omitted. */
  isFound?(record: Value<S>): boolean;
}

/** The stores whose records can be searched, and what these are found as: replies with the posts. */
export const INDEXED: { [S in StoreName]?: Indexed<S> } = {
  posts: { kind: 'posts', textOf: SEARCH_TEXTS.posts },
  replies: { kind: 'posts', textOf: SEARCH_TEXTS.posts },
  films: { kind: 'films', textOf: SEARCH_TEXTS.films },
  users: { kind: 'users', textOf: SEARCH_TEXTS.users },
  lists: { kind: 'lists', textOf: SEARCH_TEXTS.lists, isFound: isPublic },
};

/** The texts have a table of their own, so that a like updates neither them nor their index of trigrams. */
export const CREATE_WORDS = `create table words (kind text, _id text collate "C",
  "filmId" text collate "C", seq double precision, folded text collate "C", primary key (kind, _id))`;

export const INDEX_WORDS = `create extension if not exists pg_trgm;
  create index on words (kind, seq);
  create index on words ("filmId");
  create index on words using gin (folded gin_trgm_ops)`;

/** Each word that is looked for may be in a film's title: found among these alone, it costs nothing beside the posts. */
export const INDEX_TITLES = `create index if not exists words_titles
  on words using gin (folded gin_trgm_ops) where kind = 'films'`;

const PUT: Statement = {
  name: 'words.put',
  text: `insert into words as w select * from
      unnest($1::text[], $2::text[], $3::text[], $4::double precision[], $5::text[])
    on conflict (kind, _id) do update
    set "filmId" = excluded."filmId", seq = excluded.seq, folded = excluded.folded
    where (w."filmId", w.seq, w.folded) is distinct from
      (excluded."filmId", excluded.seq, excluded.folded)`,
};

const DELETE: Statement = {
  name: 'words.delete',
  text: 'delete from words where kind = $1 and _id = $2',
};

/** A column of text cannot hold U+0000, which nobody looks for. */
const storable = (text: string): string => text.replaceAll('\u0000', '\ufffd');

type Sending = [statement: Statement, values: unknown[]];

/** Keeps the texts in step with a record that is put. Undefined if no search may find it. */
export function putWords<S extends StoreName>(store: S, record: Value<S>): Put | undefined {
  const indexed = INDEXED[store];
  if (!indexed || indexed.isFound?.(record) === false) return undefined;
  const [id = null, filmId = null, seq = null] = ['_id', 'filmId', 'seq'].map((field) =>
    columnValue(record, field),
  );
  const row = [indexed.kind, id, filmId, seq, storable(indexed.textOf(record))];
  return { statement: PUT, row, keyLength: 2 };
}

/** Keeps the texts in step with a record that is deleted, or that no search may find any more. */
export function deleteWords(store: StoreName, key: readonly KeyPart[]): Sending[] {
  const indexed = INDEXED[store];
  return indexed ? [[DELETE, [indexed.kind, ...key]]] : [];
}

/** Keeps the texts in step with a store that is cleared. */
export function clearWords(store: StoreName): Sending[] {
  const indexed = INDEXED[store];
  const text = `delete from words w using "${store}" t where w.kind = $1 and w._id = t._id`;
  return indexed ? [[{ text }, [indexed.kind]]] : [];
}

/** How many texts are read before the index is asked. */
const READ_IN_ORDER = 5_000;

const pattern = (word: string): string =>
  `%${storable(word).replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

const isInText = (word: string): string => `folded like ${word}`;

const isInTextOrTitle = (word: string): string => `(${isInText(word)} or "filmId" = any(array(
  select _id from words where kind = 'films' and ${isInText(word)})))`;

const KINDS = {
  posts: {
    records: POSTS,
    contains: isInTextOrTitle,
    sign: '<',
    order: 'seq desc',
    start: Infinity,
  },
  users: { records: 'users', contains: isInText, sign: '>', order: 'seq', start: -Infinity },
  lists: { records: 'lists', contains: isInText, sign: '<', order: 'seq desc', start: Infinity },
} as const;

interface Search {
  words: readonly string[];
  after: number | null;
  limit: number;
}

/**
 * Two ways to find the records that contain all words. Frequent words fill a page from the first texts, which are read in
 * order until it is full. Only the index finds rare ones, but it would collect all texts with frequent ones.
 */
export function searchStatements(of: Searched, { words, after, limit }: Search): Sending[] {
  const { records, contains, sign, order, start } = KINDS[of];
  const range = `kind = '${of}' and seq ${sign} $2`;
  const isFound = words.map((_word, at) => contains(`$${at + 3}`)).join(' and ');
  const ways = [
    `with found as not materialized (select _id, seq from
      (select * from words where ${range} order by ${order} limit ${READ_IN_ORDER}) w where ${isFound})`,
    `with found as materialized (select _id, seq from words where ${range} and ${isFound})`,
  ];
  return ways.map((found) => [
    {
      text: `${found} select value from (select * from found order by ${order} limit $1) w
        join ${records} t using (_id) order by w.${order}`,
    },
    [limit, after ?? start, ...words.map(pattern)],
  ]);
}
