import * as v from 'valibot';

/** An invalid row becomes null, so that the others can be imported. Files of earlier versions lack the list. */
export const listOf = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(v.array(v.fallback(v.nullable(schema), null)), []);
