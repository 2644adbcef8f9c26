import type { Direction, KeyPart, Reading } from '../db/db';
import type { IndexName, StoreName, Value } from '../db/schema';
import { decodeKey, encodeCursor, type CursorScope } from './cursor';

interface Scan<S extends StoreName> {
  scope: CursorScope<string>;
  store: S;
  index: IndexName<S>;
  prefix: readonly KeyPart[];
  direction: Direction;
  /** The record's key in the index, after the prefix. */
  keyOf(record: Value<S>): readonly KeyPart[];
  keyLength: number;
}

/** One page of the records under a prefix of an index. @throws Refusal 400 for a cursor of another list */
export async function scanPage<S extends StoreName>(
  tx: Reading,
  { scope: scope, store, index, prefix, direction, keyOf, keyLength }: Scan<S>,
  { limit, cursor }: { limit: number; cursor: string | null },
): Promise<{ records: Value<S>[]; nextCursor: string | null }> {
  const after = cursor === null ? null : decodeKey(cursor, scope, [keyLength]);
  const bound = direction === 'ascending' ? 'above' : 'below';
  const range = { prefix, ...(after && { [bound]: after }) };
  const records: Value<S>[] = [];
  for await (const record of tx.scan(store, index, range, direction)) {
    if (records.length === limit) {
      const last = records.at(-1);
      return { records, nextCursor: last ? encodeCursor(scope, keyOf(last)) : null };
    }
    records.push(record);
  }
  return { records, nextCursor: null };
}
