import { isBlank } from './blank';
import { LIMITS } from './limits';

/**
 * The texts of a diary entry: their maximum length in graphemes, and their name in a sentence. The only list of these
 * fields, from which the rest is derived.
 */
export const ENTRY_TEXTS = [
  // A review can be as long as a post.
  { field: 'text', limit: LIMITS.postText, called: 'Your notes' },
] as const;

export type EntryText = (typeof ENTRY_TEXTS)[number]['field'];
export const ENTRY_TEXT_FIELDS = ENTRY_TEXTS.map(({ field }) => field);

/** As in an entry: null if not given. */
export type EntryTexts = Record<EntryText, string | null>;

/** As in a form, before anything is written. */
export const BLANK_TEXTS: Record<EntryText, string> = {
  text: '',
};

/** Picks only the texts. A blank one counts as not given, as does one missing in older data. */
export const textsOf = (holder: Partial<EntryTexts>): EntryTexts => {
  const texts: EntryTexts = { ...BLANK_TEXTS };
  for (const field of ENTRY_TEXT_FIELDS) {
    const text = holder[field];
    texts[field] = !text || isBlank(text) ? null : text;
  }
  return texts;
};
