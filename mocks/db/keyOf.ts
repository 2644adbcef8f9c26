import type { KeyPart } from './db';

const isKeyPart = (part: unknown): part is KeyPart =>
  typeof part === 'string' || typeof part === 'number';

function partOf(record: object, field: string): KeyPart {
  const value: unknown = Reflect.get(record, field);
  if (!isKeyPart(value)) throw new TypeError(`"${field}" cannot be a key.`);
  return value;
}

/** Whether the record has a key in an index of these fields: one that lacks a field, or has null there, has none. */
export const hasKey = (record: object, fields: readonly string[]): boolean =>
  fields.every((field) => isKeyPart(Reflect.get(record, field)));

/** The record's key under a path: a field, or a list of them. */
export const keyOf = (record: object, path: string | readonly string[]): KeyPart | KeyPart[] =>
  typeof path === 'string' ? partOf(record, path) : path.map((field) => partOf(record, field));
