import * as v from 'valibot';
import { fitsGraphemes } from './graphemes';
import { LIMITS, POST_ID_PATTERN } from './limits';

// Messages are for callers of the API. Only the first problem is reported.

const isJsonObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these entries; ignores others. Unlike valibot's own `object`, refuses arrays. */
export const jsonObject = <const Entries extends v.ObjectEntries>(
  name: string,
  entries: Entries,
  missing: 'text' | 'a list' | 'an object',
) =>
  v.pipe(
    v.custom<object>(isJsonObject, `${name} must be an object.`),
    v.object(entries, ({ path }) => `${String(path?.[0].key)} must be ${missing}.`),
  );

/** A text of at most `limit` graphemes. */
export const textSchema = (name: string, limit: number): v.GenericSchema<string> =>
  v.pipe(
    v.string(`${name} must be text.`),
    v.check(
      (text) => fitsGraphemes(text, limit),
      // A page's first formatter costs tens of milliseconds, so it is created only for a refusal.
      () => `${name} can have at most ${new Intl.NumberFormat('en').format(limit)} characters.`,
    ),
  );

const ID_MESSAGE = `_id has 1 to ${LIMITS.postId} letters, digits, hyphens or underscores.`;

/** Created by the sender so that a retry has the same id; by the server if omitted. */
export const IdSchema = v.exactOptional(
  v.pipe(v.string(ID_MESSAGE), v.regex(POST_ID_PATTERN, ID_MESSAGE)),
);
