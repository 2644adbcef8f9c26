import { isBlank } from '../../../domain/blank';
import { fitsGraphemes } from '../../../domain/graphemes';
import { LIST_LIMITS } from '../../../domain/listLimits';
import { withCommas } from '../../../lib/withCommas';
import type { ListDraft } from '../../drafts/draftRecord';

/** The form of a new list. */
export const EMPTY_LIST: ListDraft = {
  title: '',
  description: '',
  ranked: false,
  public: true,
  films: [],
};

const atMost = (limit: number) => `can have at most ${withCommas(limit)} characters.`;

interface ListErrors {
  title?: string;
  description?: string;
}

/** What the server would refuse of the texts about a list, with a message for the user. */
export const listErrors = ({ title, description }: ListDraft): ListErrors => ({
  ...(isBlank(title) && { title: 'A list needs a title.' }),
  ...(!fitsGraphemes(title, LIST_LIMITS.title) && {
    title: `A title ${atMost(LIST_LIMITS.title)}`,
  }),
  ...(!fitsGraphemes(description, LIST_LIMITS.description) && {
    description: `A description ${atMost(LIST_LIMITS.description)}`,
  }),
});

/** Whether a note is too long; a message for the user, or undefined. */
export const noteError = (note: string): string | undefined =>
  fitsGraphemes(note, LIST_LIMITS.note) ? undefined : `A note ${atMost(LIST_LIMITS.note)}`;

/** Why a list cannot be saved, for the person; null if it can. */
export const whyUnsaveable = (draft: ListDraft): string | null => {
  const { title, description } = listErrors(draft);
  const tooLong = draft.films.find(({ note }) => noteError(note) !== undefined);
  return (
    title ?? description ?? (tooLong ? `The note on ${tooLong.film.title} is too long.` : null)
  );
};
