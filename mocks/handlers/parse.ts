import * as v from 'valibot';
import { Refusal } from '../rules/refusal';

/** The value as parsed by the schema. @throws Refusal 400 that names the first problem */
export function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw Refusal.badRequest(result.issues[0].message);
}

/** The URL's query as parsed by the schema. @throws Refusal 400 */
export const parseQuery = <T>(schema: v.GenericSchema<unknown, T>, { searchParams }: URL): T =>
  parse(schema, Object.fromEntries(searchParams));
