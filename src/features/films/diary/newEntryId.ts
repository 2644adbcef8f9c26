import type { FilmSummary } from '../../../domain/filmSummary';
import { contentId } from '../../../lib/contentId';
import type { EntryFields } from '../changes/entryChanges';
import type { EntryDraft } from '../changes/entryDrafts';

/**
 * The id under which a new entry is logged; undefined if any new id will do. Another tab may have adopted a copy of the
 * draft: if both are saved as they are, they are one entry, and if one was changed, they are two.
 */
export const newEntryId = (
  { sentAs, origin }: EntryDraft,
  film: FilmSummary,
  fields: EntryFields,
): string | undefined =>
  sentAs ?? (origin && contentId(`${origin}\n${JSON.stringify({ film: film._id, ...fields })}`));
