import * as v from 'valibot';
import { FilmSummarySchema, type DiaryEntry } from '../../../domain/films';
import type { EntryChanges, EntryFields } from './entryChanges';

const FieldsSchema = v.object({
  film: v.exactOptional(FilmSummarySchema),
  watchedOn: v.exactOptional(v.string()),
  rating: v.exactOptional(v.nullable(v.number())),
  again: v.exactOptional(v.boolean()),
  text: v.exactOptional(v.string()),
});

/** What was filled in of a diary entry and not yet saved; `film` in a new one alone. */
export type EntryDraft = v.InferOutput<typeof FieldsSchema>;

export interface EntryDrafts {
  /** By what they are of: see `draftKey`. */
  drafts: Record<string, EntryDraft>;
}

export const noDrafts: EntryDrafts = { drafts: {} };

/** The key of an entry's draft; of a new entry's, for null. */
export const draftKey = (entryId: string | null): string =>
  entryId === null ? 'new' : `entry:${entryId}`;

const DraftsSchema = v.record(v.string(), FieldsSchema);

/** Drafts as read from storage; anything else there is ignored. */
export const parseEntryDrafts = (stored: unknown): EntryDrafts['drafts'] =>
  v.is(DraftsSchema, stored) ? stored : {};

const asDraft = ({ again, text, ...fields }: Partial<EntryFields & Pick<DiaryEntry, 'film'>>) => ({
  ...fields,
  ...(again !== undefined && { again: again ?? false }),
  ...(text !== undefined && { text: text ?? '' }),
});

/** What the server may not have yet, as drafts: it comes back where it fails, or where the page goes first. */
export const unsavedDrafts = (
  { entries, drafts }: EntryChanges & EntryDrafts,
  isMeant: (changeId: string) => boolean = () => true,
): EntryDrafts['drafts'] => {
  const unsaved: EntryDrafts['drafts'] = {};
  for (const id of entries.ids) {
    const change = entries.entities[id];
    if (!change || change.settledAt !== null || !isMeant(id)) continue;
    if (change.kind === 'logged') {
      const { film, watchedOn, rating, again, text } = change.entry;
      unsaved[draftKey(null)] = asDraft({ film, watchedOn, rating, again, text });
    } else if (change.kind === 'edited') {
      const key = draftKey(change.entryId);
      unsaved[key] = { ...unsaved[key], ...asDraft(change.fields) };
    }
  }
  return { ...unsaved, ...drafts };
};
