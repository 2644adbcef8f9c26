import { fitsGraphemes } from '../../src/domain/graphemes';
import { Refusal } from '../rules/refusal';

/** A JSON object whose fields are looked up by name alone: nothing is inherited, nothing unasked is seen. */
export type Fields = ReadonlyMap<string, unknown>;

/** @throws Refusal 400 when the value is no JSON object. */
export function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw Refusal.badRequest(`${name} must be an object.`);
  }
  return new Map(Object.entries(value));
}

/** The field's text. @throws Refusal 400 when it is none. */
export function textOf(fields: Fields, name: string): string {
  const value = fields.get(name);
  if (typeof value !== 'string') throw Refusal.badRequest(`${name} must be text.`);
  return value;
}

/** The field's text, of at most `limit` graphemes. @throws Refusal 400 otherwise. */
export function limitedTextOf(fields: Fields, name: string, limit: number): string {
  const text = textOf(fields, name);
  if (!fitsGraphemes(text, limit)) {
    throw Refusal.badRequest(
      `${name} can have at most ${new Intl.NumberFormat('en').format(limit)} characters.`,
    );
  }
  return text;
}
