import * as v from 'valibot';
import { fitsGraphemes } from './graphemes';
import { LIMITS, POST_ID_PATTERN } from './limits';

// Messages are for callers of the API. Only the first problem is reported.

const isJsonObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these entries; ignores others. Unlike valibot's own `object`, refuses arrays. */
export const jsonObject = <const Entries extends v.ObjectEntries>(name: string, entries: Entries) =>
  v.pipe(
    v.custom<object>(isJsonObject, `${name} must be an object.`),
    v.object(entries, ({ path }) => {
      const entry: v.GenericSchema | undefined = entries[String(path?.[0].key)];
      return (
        (entry && v.safeParse(entry, undefined).issues?.[0].message) ?? `${name} lacks a field.`
      );
    }),
  );

/** A text of at most `limit` graphemes. `called` is what a sentence about it begins with: "A title". */
export const textSchema = (called: string, limit: number): v.GenericSchema<string> =>
  v.pipe(
    v.string(`${called} must be text.`),
    v.check(
      (text) => fitsGraphemes(text, limit),
      // A page's first formatter costs tens of milliseconds, so it is created only for a refusal.
      () => `${called} can have at most ${new Intl.NumberFormat('en').format(limit)} characters.`,
    ),
  );

const ID_MESSAGE = `_id has 1 to ${LIMITS.postId} letters, digits, hyphens or underscores.`;

/** Created by the sender so that a retry has the same id; by the server if omitted. */
export const IdSchema = v.exactOptional(
  v.pipe(v.string(ID_MESSAGE), v.regex(POST_ID_PATTERN, ID_MESSAGE)),
);
