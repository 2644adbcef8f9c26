import type { DiaryEntry, FilmSummary } from '../../../domain/films';
import { fitsGraphemes } from '../../../domain/graphemes';
import { LIMITS } from '../../../domain/limits';
import { REFUSALS } from '../../../domain/errors';
import { today } from '../../../lib/dayjs';
import type { EntryFields } from '../changes/entryChanges';

/** What the form of an entry holds. */
export interface EntryForm {
  film: FilmSummary | null;
  watchedOn: string;
  rating: number | null;
  again: boolean;
  text: string;
}

export type EntryErrors = Partial<Record<keyof EntryForm, string>>;

/** An entry as its form shows it; today's, for none. */
export const formOf = (entry: DiaryEntry | null): EntryForm => ({
  film: entry?.film ?? null,
  watchedOn: entry?.watchedOn ?? today(),
  rating: entry?.rating ?? null,
  again: entry?.again ?? false,
  text: entry?.text ?? '',
});

/** What the server would refuse, in words for the diarist. */
export const validateEntry = ({ film, watchedOn, text }: EntryForm): EntryErrors => ({
  ...(!film && { film: 'Choose a film.' }),
  ...(watchedOn === '' && { watchedOn: 'Choose a day.' }),
  ...(watchedOn > today() && { watchedOn: REFUSALS.watchedInFuture[1] }),
  ...(!fitsGraphemes(text, LIMITS.postText) && {
    text: `A text can have at most ${LIMITS.postText} characters.`,
  }),
});

const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A filled-in form as the fields of an entry. */
export const fieldsOf = ({ watchedOn, rating, again, text }: EntryForm): EntryFields => ({
  watchedOn,
  rating,
  again,
  text: textOf(text),
});

/** What of an entry a filled-in form changes. */
export const editsOf = (entry: DiaryEntry, form: EntryForm): Partial<EntryFields> => {
  const { watchedOn, rating, again, text } = fieldsOf(form);
  return {
    ...(watchedOn !== entry.watchedOn && { watchedOn }),
    ...(rating !== entry.rating && { rating }),
    ...(again !== (entry.again ?? false) && { again }),
    ...(text !== entry.text && { text }),
  };
};
