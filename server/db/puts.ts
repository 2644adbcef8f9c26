import type { Answer, Query } from './batches';
import type { Statement } from './statements';
import type { ColumnValue } from './values';

/** A row that takes the place of the one with the same key, by a statement that takes a list for each column. */
export interface Put {
  statement: Statement;
  /** Begins with the key. */
  row: readonly ColumnValue[];
  keyLength: number;
}

/** Rows that are sent together: each has its record's text, so this bounds the memory that they take. */
const AT_ONCE = 500;

export interface Puts {
  add(put: Put): void;
  /** Sends what has been added so far. */
  flush(): void;
}

/** Collects rows, and sends those of one statement together. Of several with one key, the last counts. */
export function createPuts(send: (...sent: Parameters<Query<Answer>>) => void): Puts {
  let waiting = new Map<Statement, Map<string, Put['row']>>();
  let count = 0;

  function flush(): void {
    const puts = waiting;
    waiting = new Map();
    count = 0;
    for (const [statement, rows] of puts) send(statement, transposed([...rows.values()]));
  }

  return {
    flush,
    add({ statement, row, keyLength }) {
      const rows = waiting.get(statement) ?? new Map<string, Put['row']>();
      rows.set(JSON.stringify(row.slice(0, keyLength)), row);
      waiting.set(statement, rows);
      count += 1;
      if (count >= AT_ONCE) flush();
    },
  };
}

const transposed = (rows: readonly Put['row'][]): ColumnValue[][] =>
  (rows[0] ?? []).map((_value, column) => rows.map((row) => row[column] ?? null));
