import { FIELD_TYPES } from '../../mocks/db/fieldTypes';
import { LAYOUT } from '../../mocks/db/layout';
import { STORE_NAMES, type StoreName } from '../../mocks/db/schema';

export interface Column {
  field: string;
  sqlType: 'text' | 'double precision';
}

/** A store as a table: columns for the fields of its key and indexes, and the whole record as JSON. */
export interface Table {
  name: StoreName;
  key: readonly string[];
  indexes: Readonly<Record<string, readonly string[]>>;
  columns: readonly Column[];
}

const SQL_TYPES = { text: 'text', number: 'double precision' } as const;

const typeOf = (field: string): Column['sqlType'] => {
  for (const [name, type] of Object.entries(FIELD_TYPES))
    if (name === field) return SQL_TYPES[type];
  throw new TypeError(`"${field}" has no type.`);
};

function makeTable(name: StoreName): Table {
  const { key, indexes } = LAYOUT[name];
  const fields = new Set([key, Object.values<readonly string[]>(indexes)].flat(2));
  return {
    name,
    key: typeof key === 'string' ? [key] : key,
    indexes,
    columns: [...fields].map((field) => ({ field, sqlType: typeOf(field) })),
  };
}

const tables = new Map(STORE_NAMES.map((name) => [name, makeTable(name)]));

export function tableOf(name: StoreName): Table {
  const table = tables.get(name);
  if (!table) throw new TypeError(`There is no store "${name}".`);
  return table;
}

/** The fields that a range's keys consist of: those of the index. @throws if there is no such index */
export function indexFields(table: Table, index: string): readonly string[] {
  const fields = table.indexes[index];
  if (!fields) throw new TypeError(`"${table.name}" has no index "${index}".`);
  return fields;
}

/** The order of an index: its fields, and then the rest of the key, since index keys need not be unique. */
export function orderOf(table: Table, index: string): readonly string[] {
  return [...new Set([...indexFields(table, index), ...table.key])];
}

export const columnOf = (table: Table, field: string): Column => {
  const column = table.columns.find((one) => one.field === field);
  if (!column) throw new TypeError(`"${table.name}" has no column "${field}".`);
  return column;
};
