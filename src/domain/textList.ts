import * as v from 'valibot';
import { isBlank } from './blank';
import { textSchema } from './schemas';

/**
 * A list of short texts, each on one line, none of them blank.
 * @param field the list's name in a body: "tags"
 * @param called what a sentence about one of them begins with: "A tag"
 * @param limit of the characters of each
 */
export const textListSchema = (field: string, called: string, limit: number) =>
  v.array(
    v.pipe(
      textSchema(called, limit),
      v.transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim()),
      v.check((text) => !isBlank(text), `${called} must not be empty.`),
    ),
    `${field} must be a list of texts.`,
  );
