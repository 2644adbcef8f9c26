import type { KeyPart } from '../../mocks/db/db';
import type { StoreName, Value } from '../../mocks/db/schema';

export type ColumnValue = KeyPart | null;

/**
 * A column of text cannot hold U+0000: it becomes a pair of characters, as does the first character of such a pair, so
 * that different texts stay different and keep their order.
 */
const escaped = (text: string): string =>
  text.replaceAll('\u0001', '\u0001\u0002').replaceAll('\u0000', '\u0001\u0001');

export const toColumn = (part: KeyPart): KeyPart =>
  typeof part === 'string' ? escaped(part) : part;

/** A record's value in a column; null for a field that it lacks. */
export function columnValue(record: object, field: string): ColumnValue {
  const value: unknown = Reflect.get(record, field);
  return typeof value === 'string' || typeof value === 'number' ? toColumn(value) : null;
}

const BYTES = '$bytes';

const isBytes = (value: unknown): value is { [BYTES]: string } =>
  typeof value === 'object' && value !== null && BYTES in value;

/** JSON has no bytes, which the signing key consists of. */
export const encodeRecord = (record: object): string =>
  JSON.stringify(record, function (this: Record<string, unknown>, field, value: unknown) {
    // Looked up, because a Buffer turns itself into something else before it comes here as a value.
    const bytes = this[field];
    return bytes instanceof Uint8Array ? { [BYTES]: Buffer.from(bytes).toString('base64') } : value;
  });

export const decodeRecord = (text: string): unknown =>
  text.includes(`"${BYTES}":`)
    ? JSON.parse(text, (_field, value: unknown) =>
        isBytes(value) ? Uint8Array.from(Buffer.from(value[BYTES], 'base64')) : value,
      )
    : JSON.parse(text);

/** The records among a table's values: it contains only what was put there as a record of its store. */
export const recordsOf = <S extends StoreName>(_store: S, values: readonly unknown[]): Value<S>[] =>
  values.filter((value): value is Value<S> => typeof value === 'object' && value !== null);
