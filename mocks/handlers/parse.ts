import * as v from 'valibot';
import { Refusal } from '../rules/refusal';

/** The value as the schema reads it. @throws Refusal 400 that names the first thing that is wrong. */
export function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw Refusal.badRequest(result.issues[0].message);
}

/** The address's query as the schema reads it. @throws Refusal 400 */
export const parseQuery = <T>(schema: v.GenericSchema<unknown, T>, { searchParams }: URL): T =>
  parse(schema, Object.fromEntries(searchParams));
