import {
  BLANK_TEXTS,
  ENTRY_TEXT_FIELDS,
  ENTRY_TEXTS,
  textsOf,
  type EntryText,
} from '../../../domain/entryTexts';
import type { DiaryEntry } from '../../../domain/films';
import type { FilmSummary } from '../../../domain/filmSummary';
import { fitsGraphemes } from '../../../domain/graphemes';
import { REFUSALS } from '../../../domain/errors';
import { today } from '../../../lib/dayjs';
import type { EntryFields } from '../changes/entryChanges';

/** What the form of an entry holds. */
export interface EntryForm extends Record<EntryText, string> {
  film: FilmSummary | null;
  watchedOn: string;
  rating: number | null;
  again: boolean;
}

export type EntryErrors = Partial<Record<keyof EntryForm, string>>;

/** An entry as its form shows it; today's, for none. */
export const formOf = (entry: DiaryEntry | null): EntryForm => {
  const texts = { ...BLANK_TEXTS };
  for (const field of ENTRY_TEXT_FIELDS) texts[field] = entry?.[field] ?? '';
  return {
    film: entry?.film ?? null,
    watchedOn: entry?.watchedOn ?? today(),
    rating: entry?.rating ?? null,
    again: entry?.again ?? false,
    ...texts,
  };
};

/** What the server would refuse, in words for the diarist. */
export const validateEntry = (form: EntryForm): EntryErrors => {
  const { film, watchedOn } = form;
  const errors: EntryErrors = {
    ...(!film && { film: 'Choose a film.' }),
    ...(watchedOn === '' && { watchedOn: 'Choose a day.' }),
    ...(watchedOn > today() && { watchedOn: REFUSALS.watchedInFuture[1] }),
  };
  for (const { field, limit, called } of ENTRY_TEXTS) {
    if (!fitsGraphemes(form[field], limit))
      errors[field] = `${called} can have at most ${limit} characters.`;
  }
  return errors;
};

/** A filled-in form as the fields of an entry. */
export const fieldsOf = (form: EntryForm): EntryFields => {
  const { watchedOn, rating, again } = form;
  const texts = textsOf(form);
  for (const field of ENTRY_TEXT_FIELDS) texts[field] = texts[field]?.trim() ?? null;
  return { watchedOn, rating, again, ...texts };
};

/** What of an entry a filled-in form changes. */
export const editsOf = (entry: DiaryEntry, form: EntryForm): Partial<EntryFields> => {
  const { watchedOn, rating, again, ...texts } = fieldsOf(form);
  const edits: Partial<EntryFields> = {
    ...(watchedOn !== entry.watchedOn && { watchedOn }),
    ...(rating !== entry.rating && { rating }),
    ...(again !== (entry.again ?? false) && { again }),
  };
  for (const field of ENTRY_TEXT_FIELDS)
    if (texts[field] !== entry[field]) edits[field] = texts[field];
  return edits;
};
