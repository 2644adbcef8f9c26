import type { AnyKey } from '../../mocks/db/compareKeys';
import type { Direction, KeyPart, Range, Reading, Writing } from '../../mocks/db/db';
import { firstOf } from '../../mocks/db/firstOf';
import type { Stepping } from '../../mocks/db/stepwise';
import type { IndexName, StoreName, Value } from '../../mocks/db/schema';
import type { Change } from '../../src/domain/backend';
import { columnsOf, createBatches, type Answer, type Batches, type Query } from './batches';
import {
  allStatement,
  clearStatement,
  countStatement,
  deleteStatement,
  firstStatement,
  getStatement,
  listStatement,
  nameOfShape,
  partsOf,
  putStatement,
  scanStatement,
  shapeOf,
  type Statement,
} from './statements';
import { clearPictures, deletePictures, putPictures } from './pictures';
import { createPuts } from './puts';
import { orderOf, tableOf } from './tables';
import { ABOVE } from './threads';
import { columnValue, encodeRecord, recordsOf, toColumn } from './values';
import { clearWords, deleteWords, putWords, searchStatements } from './words';

/** Where PostgreSQL tells its listeners that something was committed. */
export const CHANNEL = 'cinefolk_changes';

const FIRST_CHUNK = 50;
const LARGEST_CHUNK = 1_000;

const valuesOf = (rows: readonly Pick<Answer, 'value'>[]): unknown[] =>
  rows.map(({ value }) => value);

const keyParts = (key: AnyKey): KeyPart[] =>
  typeof key === 'object' ? key.flatMap(keyParts) : [key];

/** Walks a range in chunks that grow: most readers stop after a page. */
async function* scanInChunks<S extends StoreName>(
  query: Query<Answer>,
  store: S,
  index: IndexName<S>,
  { range, direction }: { range: Range; direction: Direction },
): AsyncIterableIterator<Value<S>> {
  const table = tableOf(store);
  const order = orderOf(table, index);
  const parts = partsOf(range).map(toColumn);
  let last: unknown[] | null = null;
  for (let chunk = FIRST_CHUNK; ; chunk = Math.min(2 * chunk, LARGEST_CHUNK)) {
    const shape = { shape: shapeOf(range), direction, isNext: last !== null };
    const rows = await query(scanStatement(table, index, shape), [
      ...parts,
      chunk,
      ...(last ?? []),
    ]);
    const records = recordsOf(store, valuesOf(rows));
    yield* records;
    const end = records.at(-1);
    if (end === undefined || records.length < chunk) return;
    last = order.map((field) => columnValue(end, field));
  }
}

/** Reads by SQL. What is asked for in one tick becomes one statement for each kind of question. */
export function reading(query: Query<Answer>, batches: Batches = createBatches(query)): Reading {
  const steps: Stepping = {
    async get(store, key) {
      const found = await batches.ask(getStatement(tableOf(store)), keyParts(key));
      return recordsOf(store, found)[0];
    },
    async all(store) {
      const rows = await query(allStatement(tableOf(store)), []);
      return recordsOf(store, valuesOf(rows));
    },
    scan: (store, index, range, direction) =>
      scanInChunks(query, store, index, { range, direction }),
  };
  return {
    ...steps,
    async list(store, index, prefix) {
      const statement = listStatement(tableOf(store), index, shapeOf({ prefix }));
      return recordsOf(store, await batches.ask(statement, prefix));
    },
    async count(store, index, range) {
      const statement = countStatement(tableOf(store), index, shapeOf(range));
      return Number((await batches.ask(statement, partsOf(range)))[0]);
    },
    async first(store, index, ranges, direction, limit) {
      const [shape, ...others] = new Map(
        ranges.map(shapeOf).map((shape) => [nameOfShape(shape), shape]),
      ).values();
      if (!shape) return [];
      // A statement has ranges of one shape only; nobody asks for others.
      if (others.length > 0) return firstOf(steps.scan)(store, index, ranges, direction, limit);
      const statement = firstStatement(tableOf(store), index, shape, direction);
      const rows = await query(statement, [...columnsOf(ranges.map(partsOf)), limit]);
      return recordsOf(store, valuesOf(rows));
    },
    async search(of, words, after, limit) {
      let rows: Answer[] = [];
      for (const statement of searchStatements(of, { words, after, limit })) {
        rows = await query(...statement);
        if (rows.length === limit) break;
      }
      return recordsOf(of, valuesOf(rows));
    },
    async above({ _id, replyToId }, limit) {
      if (replyToId === undefined) return [];
      const posts = recordsOf('posts', await batches.ask(ABOVE, [replyToId, limit]));
      // The reply itself, where a later post has the id of a deleted one.
      const end = posts.findIndex((post) => post._id === _id);
      return end === -1 ? posts : posts.slice(0, end);
    },
  };
}

const RECORD: Statement = {
  name: 'changes.record',
  text: 'insert into changes (revision, value) values ($1, $2)',
};

export interface SqlWriting extends Writing {
  /** Stores what changed, for those who hear of it, and tells all processes at the commit. */
  record(change: Change): Promise<void>;
  /** Resolves once the database has taken everything that was put and deleted; rejects if it refused some of it. */
  taken(): Promise<void>;
}

/**
 * Reads and writes by SQL. Writes are not waited for: the connection carries out its statements in order, so a later read
 * sees them. What is put is sent with the next statement, all records of a table together.
 */
export function writing(query: Query<Answer>): SqlWriting {
  const underway: Promise<unknown>[] = [];
  const send: (...change: Parameters<Query<Answer>>) => void = (...change) => {
    const outcome = query(...change);
    outcome.catch(() => undefined);
    underway.push(outcome);
  };
  const puts = createPuts(send);
  const ask: Query<Answer> = (...question) => {
    puts.flush();
    return query(...question);
  };
  const batches = createBatches(ask);

  function sendAll(changes: readonly Parameters<Query<Answer>>[]): Promise<void> {
    if (changes.length === 0) return Promise.resolve();
    // What was asked for earlier must not see them.
    batches.flush();
    puts.flush();
    for (const change of changes) send(...change);
    return Promise.resolve();
  }

  return {
    ...reading(ask, batches),
    put(store, value) {
      batches.flush();
      const table = tableOf(store);
      const { stored, sent } = putPictures(store, value);
      const columns = table.columns.map(({ field }) => columnValue(stored, field));
      const row = [...columns, encodeRecord(stored)];
      puts.add({ statement: putStatement(table), row, keyLength: table.key.length });
      const words = putWords(store, stored);
      if (words) puts.add(words);
      const key = row.slice(0, table.key.length).filter((part) => part !== null);
      return sendAll([...(words ? [] : deleteWords(store, key)), ...sent]);
    },
    delete(store, key) {
      const parts = keyParts(key).map(toColumn);
      const rest = [...deleteWords(store, parts), ...deletePictures(store, parts)];
      return sendAll([[deleteStatement(tableOf(store)), parts], ...rest]);
    },
    // The words of its records are found by these.
    clear: (store) =>
      sendAll([
        ...clearWords(store),
        [clearStatement(tableOf(store)), []],
        ...clearPictures(store),
      ]),
    record: (change) =>
      sendAll([
        [RECORD, [change.revision, encodeRecord(change)]],
        [{ text: `notify ${CHANNEL}` }, []],
      ]),
    async taken() {
      puts.flush();
      await Promise.all(underway);
    },
  };
}
