import * as v from 'valibot';
import { fitsGraphemes } from './graphemes';
import { LIMITS, POST_ID_PATTERN } from './limits';

// Messages are read by whoever calls the API. The first thing that is wrong is the one that is reported.

const isJsonObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these entries; others are ignored. valibot's own `object` would take a list too. */
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
      // The first formatter of a page costs it tens of milliseconds: only who is refused needs one.
      () => `${name} can have at most ${new Intl.NumberFormat('en').format(limit)} characters.`,
    ),
  );

const ID_MESSAGE = `_id has 1 to ${LIMITS.postId} letters, digits, hyphens or underscores.`;

/** Made by the sender so that a retry is the same thing; by the server when left out. */
export const IdSchema = v.exactOptional(
  v.pipe(v.string(ID_MESSAGE), v.regex(POST_ID_PATTERN, ID_MESSAGE)),
);
