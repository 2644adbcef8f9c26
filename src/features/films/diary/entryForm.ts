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
import { LIMITS } from '../../../domain/limits';
import { today } from '../../../lib/dayjs';
import { withCommas } from '../../../lib/withCommas';
import type { EntryFields } from '../changes/entry';

/** The values of an entry's form. */
export interface EntryForm extends Record<EntryText, string> {
  film: FilmSummary | null;
  watchedOn: string;
  rating: number | null;
  again: boolean;
  tags: string[];
}

export type EntryErrors = Partial<Record<keyof EntryForm, string>>;

/** The form's initial values: the entry's, or today's date for a new one. */
export const formOf = (entry: DiaryEntry | null): EntryForm => {
  const texts = { ...BLANK_TEXTS };
  for (const field of ENTRY_TEXT_FIELDS) texts[field] = entry?.[field] ?? '';
  return {
    film: entry?.film ?? null,
    watchedOn: entry?.watchedOn ?? today(),
    rating: entry?.rating ?? null,
    again: entry?.again ?? false,
    tags: entry?.tags ?? [],
    ...texts,
  };
};

/** What the server would refuse, with a message for the user. */
export const validateEntry = (form: EntryForm): EntryErrors => {
  const { film, watchedOn } = form;
  const errors: EntryErrors = {
    ...(!film && { film: 'Choose a film.' }),
    ...(watchedOn === '' && { watchedOn: 'Choose a day.' }),
    ...(watchedOn > today() && { watchedOn: REFUSALS.watchedInFuture[1] }),
    ...(watchedOn !== '' &&
      watchedOn < LIMITS.firstWatchDay && { watchedOn: REFUSALS.watchedBeforeFilm[1] }),
  };
  for (const { field, limit, called } of ENTRY_TEXTS) {
    if (!fitsGraphemes(form[field], limit))
      errors[field] = `${called} can have at most ${withCommas(limit)} characters.`;
  }
  return errors;
};

/** The entry's fields from a form: texts are trimmed, and null if blank. */
export const fieldsOf = (form: EntryForm): EntryFields => {
  const { watchedOn, rating, again, tags } = form;
  const texts = textsOf(form);
  for (const field of ENTRY_TEXT_FIELDS) texts[field] = texts[field]?.trim() ?? null;
  return { watchedOn, rating, again, ...(tags.length > 0 && { tags }), ...texts };
};

/** The fields that differ from the entry. */
export const editsOf = (entry: DiaryEntry, form: EntryForm): Partial<EntryFields> => {
  const { watchedOn, rating, again, tags = [], ...texts } = fieldsOf(form);
  const edits: Partial<EntryFields> = {
    ...(watchedOn !== entry.watchedOn && { watchedOn }),
    ...(rating !== entry.rating && { rating }),
    ...(again !== (entry.again ?? false) && { again }),
    ...(tags.join() !== (entry.tags ?? []).join() && { tags }),
  };
  for (const field of ENTRY_TEXT_FIELDS)
    if (texts[field] !== entry[field]) edits[field] = texts[field];
  return edits;
};
