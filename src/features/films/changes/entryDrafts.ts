import * as v from 'valibot';
import { ENTRY_TEXT_FIELDS } from '../../../domain/entryTexts';
import type { DiaryEntry } from '../../../domain/films';
import { FilmSummarySchema } from '../../../domain/filmSummary';
import type { EntryChanges, EntryFields } from './entryChanges';

const FieldsSchema = v.object({
  film: v.exactOptional(FilmSummarySchema),
  watchedOn: v.exactOptional(v.string()),
  rating: v.exactOptional(v.nullable(v.number())),
  again: v.exactOptional(v.boolean()),
  ...v.entriesFromList(ENTRY_TEXT_FIELDS, v.exactOptional(v.string())),
});

/** What was filled in of a diary entry and not yet saved; `film` in a new one alone. */
export type EntryDraft = v.InferOutput<typeof FieldsSchema>;

export interface EntryDrafts {
  /** By what they are of: see `draftKey`. */
  drafts: Record<string, EntryDraft>;
}

export const noDrafts: EntryDrafts = { drafts: {} };

/** The key of an entry's draft; of the new entry that is being filled in, for null. */
export const draftKey = (entryId: string | null): string =>
  entryId === null ? 'new' : `entry:${entryId}`;

const WAITING = 'new:';
const waitingKey = (id: string): string => `${WAITING}${id}`;

/** There is one form for new entries: where it is empty, it takes the next one that waits. */
export const withNextUp = (drafts: EntryDrafts['drafts']): EntryDrafts['drafts'] => {
  const waiting = Object.keys(drafts).find((key) => key.startsWith(WAITING));
  if (waiting === undefined || draftKey(null) in drafts) return drafts;
  const { [waiting]: next = {}, ...others } = drafts;
  return { ...others, [draftKey(null)]: next };
};

/**
 * What several pages stored, the newest first: new entries all wait for the form, each once; of an entry's edits the
 * newest counts.
 */
export const gathered = (
  pages: readonly (readonly [page: string, drafts: EntryDrafts['drafts']])[],
): EntryDrafts['drafts'] => {
  const all: EntryDrafts['drafts'] = {};
  const known = new Set<string>();
  for (const [page, drafts] of pages)
    for (const [key, draft] of Object.entries(drafts)) {
      const isNew = key === draftKey(null) || key.startsWith(WAITING);
      const words = JSON.stringify(draft);
      if (isNew && known.has(words)) continue;
      if (isNew) known.add(words);
      all[key === draftKey(null) ? waitingKey(page) : key] ??= draft;
    }
  return all;
};

const DraftsSchema = v.record(v.string(), FieldsSchema);

/** Drafts as read from storage; anything else there is ignored. */
export const parseEntryDrafts = (stored: unknown): EntryDrafts['drafts'] =>
  v.is(DraftsSchema, stored) ? stored : {};

const asDraft = (said: Partial<EntryFields & Pick<DiaryEntry, 'film'>>): EntryDraft => {
  const { film, watchedOn, rating, again } = said;
  const draft: EntryDraft = {
    ...(film && { film }),
    ...(watchedOn !== undefined && { watchedOn }),
    ...(rating !== undefined && { rating }),
    ...(again !== undefined && { again: again ?? false }),
  };
  for (const field of ENTRY_TEXT_FIELDS) {
    const text = said[field];
    if (text !== undefined) draft[field] = text ?? '';
  }
  return draft;
};

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
      // The form may hold the next entry by now.
      const isTaken = draftKey(null) in drafts || draftKey(null) in unsaved;
      unsaved[isTaken ? waitingKey(change.entry._id) : draftKey(null)] = asDraft(change.entry);
    } else if (change.kind === 'edited') {
      const key = draftKey(change.entryId);
      unsaved[key] = { ...unsaved[key], ...asDraft(change.fields) };
    }
  }
  for (const [key, draft] of Object.entries(drafts)) unsaved[key] = { ...unsaved[key], ...draft };
  return unsaved;
};
