import { ENTRY_TEXT_FIELDS } from '../../domain/entryTexts';
import type { DiaryEntry } from '../../domain/films';
import type { EntryDraft } from './draftRecord';

/** The draft from which these fields were saved, in case that fails. */
export const draftOfEntry = ({
  film,
  watchedOn,
  rating,
  again,
  tags,
  ...rest
}: Partial<DiaryEntry>): EntryDraft => {
  const draft: EntryDraft = {
    ...(film && { film }),
    ...(watchedOn !== undefined && { watchedOn }),
    ...(rating !== undefined && { rating }),
    ...(again !== undefined && { again: again ?? false }),
    ...(tags && { tags }),
  };
  for (const field of ENTRY_TEXT_FIELDS) {
    const text = rest[field];
    if (text !== undefined) draft[field] = text ?? '';
  }
  return draft;
};
