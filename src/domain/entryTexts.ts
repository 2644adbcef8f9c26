import { LIMITS } from './limits';

/**
 * What a diarist says of an evening in words: how long it may be, in graphemes, and what a sentence calls it.
 * The one list of these fields: the rest follows it.
 */
export const ENTRY_TEXTS = [
  // A review may be as long as a post.
  { field: 'text', limit: LIMITS.postText, called: 'A text' },
] as const;

export type EntryText = (typeof ENTRY_TEXTS)[number]['field'];
export const ENTRY_TEXT_FIELDS = ENTRY_TEXTS.map(({ field }) => field);

/** As an entry holds them: null where nothing is said. */
export type EntryTexts = Record<EntryText, string | null>;

/** As a form holds them, while nothing is said yet. */
export const BLANK_TEXTS: Record<EntryText, string> = {
  text: '',
};

/** The texts alone, of something that holds more. A blank one says nothing, as does one that older data lacks. */
export const textsOf = (holder: Partial<EntryTexts>): EntryTexts => {
  const texts: EntryTexts = { ...BLANK_TEXTS };
  for (const field of ENTRY_TEXT_FIELDS) {
    const text = holder[field];
    texts[field] = text?.trim() ? text : null;
  }
  return texts;
};
