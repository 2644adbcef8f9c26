import type { Direction, KeyPart, Reading } from '../db/db';
import type { IndexName, StoreName, Value } from '../db/schema';
import { decodeKey, encodeCursor, type CursorScope } from './cursor';

interface Scan<S extends StoreName> {
  scope: CursorScope<string>;
  store: S;
  index: IndexName<S>;
  prefix: readonly KeyPart[];
  /** Limits the scan to the keys strictly between these. */
  between?: { above: readonly KeyPart[]; below: readonly KeyPart[] } | undefined;
  /** Skips the other records. */
  accepts?: (record: Value<S>) => boolean | Promise<boolean>;
  direction: Direction;
  /** The record's key in the index, after the prefix. */
  keyOf(record: Value<S>): readonly KeyPart[];
  keyLength: number;
}

/** One page of the records under a prefix of an index. @throws Refusal 400 for a cursor of another list */
export async function scanPage<S extends StoreName>(
  tx: Reading,
  {
    scope,
    store,
    index,
    prefix,
    between,
    accepts = () => true,
    direction,
    keyOf,
    keyLength,
  }: Scan<S>,
  { limit, cursor }: { limit: number; cursor: string | null },
): Promise<{ records: Value<S>[]; nextCursor: string | null }> {
  const bound = direction === 'ascending' ? 'above' : 'below';
  const records: Value<S>[] = [];
  let after: readonly KeyPart[] | null =
    cursor === null ? null : decodeKey(cursor, scope, [keyLength]);
  while (records.length <= limit) {
    const range = { prefix, ...between, ...(after && { [bound]: after }) };
    const read = await tx.first(store, index, [range], direction, limit + 1);
    const accepted = await Promise.all(read.map(async (record) => accepts(record)));
    records.push(...read.filter((_record, index) => accepted[index]));
    const last = read.at(-1);
    if (!last || read.length <= limit) break;
    after = keyOf(last);
  }
  const page = records.slice(0, limit);
  const last = page.at(-1);
  const hasMore = records.length > limit;
  return { records: page, nextCursor: hasMore && last ? encodeCursor(scope, keyOf(last)) : null };
}
