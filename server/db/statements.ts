import type { Direction, Range } from '../../mocks/db/db';
import { columnOf, indexFields, orderOf, type Column, type Table } from './tables';

export interface Statement {
  /** Prepared under this name, once for each connection; without one, planned each time for its values. */
  name?: string;
  text: string;
}

const quoted = (name: string): string => `"${name}"`;
const quotedAll = (names: readonly string[]): string => names.map(quoted).join(', ');

const cached = new Map<string, Statement>();

/** Statements are few and never change: each is generated once. */
function statement(nameParts: readonly (string | number)[], text: () => string): Statement {
  const name = nameParts.join('.');
  const known = cached.get(name);
  if (known) return known;
  const made = { name, text: text() };
  cached.set(name, made);
  return made;
}

/** What is asked for: one row for each question, its place `i`, and a column for each of its parts. */
export function questionsOf(types: readonly Column['sqlType'][]): string {
  if (types.length === 0) return '(values (1)) q(i)';
  const arrays = types.map((type, at) => `$${at + 1}::${type}[]`);
  const names = types.map((_type, at) => `k${at}`);
  return `unnest(${arrays.join(', ')}) with ordinality q(${names.join(', ')}, i)`;
}

const questions = (table: Table, fields: readonly string[]): string =>
  questionsOf(fields.map((field) => columnOf(table, field).sqlType));

/** How many parts a range's keys have. Ranges of one shape share a statement. */
export interface Shape {
  prefix: number;
  above: number;
  below: number;
}

export const shapeOf = ({ prefix, above, below }: Range): Shape => ({
  prefix: prefix.length,
  above: above?.length ?? 0,
  below: below?.length ?? 0,
});

export const partsOf = ({ prefix, above = [], below = [] }: Range) => [
  ...prefix,
  ...above,
  ...below,
];

export const nameOfShape = ({ prefix, above, below }: Shape): string =>
  `${prefix}.${above}.${below}`;

/** The fields that a range's parts are compared with, in the order of `partsOf`. */
function comparedFields(fields: readonly string[], { prefix, above, below }: Shape): string[] {
  const rest = fields.slice(prefix);
  return [...fields.slice(0, prefix), ...rest.slice(0, above), ...rest.slice(0, below)];
}

type PartName = (at: number) => string;

/** The parts of a question, as columns. */
const asked: PartName = (at) => `q.k${at}`;

/** The conditions of a range, whose parts have these names. */
function conditions(table: Table, index: string, shape: Shape, part: PartName): string {
  const fields = indexFields(table, index);
  const column = (field: string) => `t.${quoted(field)}`;
  const compared = (from: number, count: number, sign: string): string[] => {
    if (count === 0) return [];
    const left = fields.slice(shape.prefix, shape.prefix + count).map(column);
    const right = left.map((_column, at) => part(from + at));
    return [`(${left.join(', ')}) ${sign} (${right.join(', ')})`];
  };
  return [
    ...fields.slice(0, shape.prefix).map((field, at) => `${column(field)} = ${part(at)}`),
    ...compared(shape.prefix, shape.above, '>'),
    ...compared(shape.prefix + shape.above, shape.below, '<'),
    // A record that lacks a field of the index is not in it.
    ...fields.slice(shape.prefix).map((field) => `${column(field)} is not null`),
  ].join(' and ');
}

const inOrder = (fields: readonly string[], direction: Direction, of: string): string =>
  fields
    .map((field) => `${of}.${quoted(field)}${direction === 'descending' ? ' desc' : ''}`)
    .join(', ');

const ordered = (table: Table, index: string, direction: Direction, of: string): string =>
  inOrder(orderOf(table, index), direction, of);

/** Records by key, each with the place of its question. */
export const getStatement = (table: Table): Statement =>
  statement([table.name, 'get'], () => {
    const same = table.key.map((field, at) => `t.${quoted(field)} = q.k${at}`).join(' and ');
    return `select q.i::int, t.value from ${questions(table, table.key)} join ${quoted(table.name)} t on ${same}`;
  });

/** The records of each range, in the order of the index. */
export const listStatement = (table: Table, index: string, shape: Shape): Statement =>
  statement([table.name, index, 'list', nameOfShape(shape)], () => {
    const compared = comparedFields(indexFields(table, index), shape);
    return `select q.i::int, t.value from ${questions(table, compared)}
      join ${quoted(table.name)} t on ${conditions(table, index, shape, asked)}
      order by q.i, ${ordered(table, index, 'ascending', 't')}`;
  });

export const countStatement = (table: Table, index: string, shape: Shape): Statement =>
  statement([table.name, index, 'count', nameOfShape(shape)], () => {
    const compared = comparedFields(indexFields(table, index), shape);
    return `select q.i::int, (select count(*)::int from ${quoted(table.name)} t
      where ${conditions(table, index, shape, asked)}) as value from ${questions(table, compared)}`;
  });

/** The first records of a range, after those parameters how many, and the place of the last record seen before. */
export function scanStatement(
  table: Table,
  index: string,
  { shape, direction, isNext }: { shape: Shape; direction: Direction; isNext: boolean },
): Statement {
  const name = [table.name, index, direction, nameOfShape(shape), String(isNext)];
  return statement(name, () => {
    const compared = comparedFields(indexFields(table, index), shape);
    const order = orderOf(table, index);
    const last = order.map((field, at) => {
      const place = compared.length + 2 + at;
      return `$${place}::${columnOf(table, field).sqlType}`;
    });
    const sign = direction === 'ascending' ? '>' : '<';
    const rest = isNext ? ` and (${quotedAll(order)}) ${sign} (${last.join(', ')})` : '';
    const range = conditions(table, index, shape, (at) => `$${at + 1}`);
    return `select t.value from ${quoted(table.name)} t where ${range}${rest}
      order by ${ordered(table, index, direction, 't')} limit $${compared.length + 1}`;
  });
}

/** The first records of all ranges together, in the index's order of what comes after the prefixes. */
export const firstStatement = (
  table: Table,
  index: string,
  shape: Shape,
  direction: Direction,
): Statement =>
  statement([table.name, index, 'first', direction, nameOfShape(shape)], () => {
    const compared = comparedFields(indexFields(table, index), shape);
    const order = ordered(table, index, direction, 't');
    const limit = `limit $${compared.length + 1}`;
    const rest = inOrder(orderOf(table, index).slice(shape.prefix), direction, 'x');
    const places = quotedAll(orderOf(table, index));
    const same = table.key.map((field) => `t.${quoted(field)} = x.${quoted(field)}`).join(' and ');
    // Each range is walked only as far as the page can reach into it, in the index alone; records are read of one page.
    return `select (select t.value from ${quoted(table.name)} t where ${same}) from
      (select x.* from ${questions(table, compared)} cross join lateral
        (select ${places} from ${quoted(table.name)} t where ${conditions(table, index, shape, asked)}
         order by ${order} ${limit}) x
       order by ${rest} ${limit}) x
      order by ${rest}`;
  });

export const allStatement = (table: Table): Statement =>
  statement([table.name, 'all'], () => {
    return `select value from ${quoted(table.name)} order by ${quotedAll(table.key)}`;
  });

/** Parameters: for each of the table's columns, in its order, a list of values; and the records as JSON. */
export const putStatement = (table: Table): Statement =>
  statement([table.name, 'put'], () => {
    const names = [...table.columns.map(({ field }) => field), 'value'];
    const types = [...table.columns.map(({ sqlType }) => sqlType), 'json'];
    const lists = types.map((type, at) => `$${at + 1}::${type}[]`);
    const changed = names
      .filter((name) => !table.key.includes(name))
      .map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
    return `insert into ${quoted(table.name)} (${quotedAll(names)})
      select * from unnest(${lists.join(', ')})
      on conflict (${quotedAll(table.key)}) do update set ${changed.join(', ')}`;
  });

export const deleteStatement = (table: Table): Statement =>
  statement([table.name, 'delete'], () => {
    const same = table.key.map((field, at) => `${quoted(field)} = $${at + 1}`).join(' and ');
    return `delete from ${quoted(table.name)} where ${same}`;
  });

export const clearStatement = (table: Table): Statement =>
  statement([table.name, 'clear'], () => `delete from ${quoted(table.name)}`);
