import * as v from 'valibot';
import { ENTRY_TEXT_FIELDS } from '../../../domain/entryTexts';
import type { DiaryEntry } from '../../../domain/films';
import { FilmSummarySchema } from '../../../domain/filmSummary';
import { selectAllEntryChanges, type EntryChanges, type EntryFields } from './entryChanges';

const FieldsSchema = v.object({
  film: v.exactOptional(FilmSummarySchema),
  watchedOn: v.exactOptional(v.string()),
  rating: v.exactOptional(v.nullable(v.number())),
  again: v.exactOptional(v.boolean()),
  ...v.entriesFromList(ENTRY_TEXT_FIELDS, v.exactOptional(v.string())),
  /** Made with the draft of a new entry: copies of it in other tabs have the same. */
  origin: v.exactOptional(v.string()),
  /** The id under which a new entry was sent before: the server may have it although its answer was lost. */
  sentAs: v.exactOptional(v.string()),
});

/** The unsaved fields of a diary entry; `film` only in a new one. */
export type EntryDraft = v.InferOutput<typeof FieldsSchema>;

export interface EntryDrafts {
  /** By `draftKey`. */
  drafts: Record<string, EntryDraft>;
}

export const noDrafts: EntryDrafts = { drafts: {} };

/** The key of an entry's draft; null stands for the new entry in the form. */
export const draftKey = (entryId: string | null): string =>
  entryId === null ? 'new' : `entry:${entryId}`;

const WAITING = 'new:';
const waitingKey = (id: string): string => `${WAITING}${id}`;

/** There is one form for new entries: if it is empty, the next waiting draft moves into it. */
export const promoteWaitingDraft = (drafts: EntryDrafts['drafts']): EntryDrafts['drafts'] => {
  const waiting = Object.keys(drafts).find((key) => key.startsWith(WAITING));
  if (waiting === undefined || draftKey(null) in drafts) return drafts;
  const { [waiting]: next = {}, ...others } = drafts;
  return { ...others, [draftKey(null)]: next };
};

/**
 * Merges the drafts that several pages stored, the newest page first. All new entries wait for the form, without
 * duplicates; of several drafts of the same edit, the newest is kept.
 */
export const mergeDrafts = (
  pages: readonly (readonly [page: string, drafts: EntryDrafts['drafts']])[],
): EntryDrafts['drafts'] => {
  const all: EntryDrafts['drafts'] = {};
  const seen = new Set<string>();
  for (const [page, drafts] of pages)
    for (const [key, draft] of Object.entries(drafts)) {
      const isNew = key === draftKey(null) || key.startsWith(WAITING);
      const { origin: _, ...fields } = draft;
      const serialised = JSON.stringify(fields);
      if (isNew && seen.has(serialised)) continue;
      if (isNew) seen.add(serialised);
      all[key === draftKey(null) ? waitingKey(page) : key] ??= draft;
    }
  return all;
};

const DraftsSchema = v.record(v.string(), FieldsSchema);

/** Drafts as read from storage; anything invalid is ignored. */
export const parseEntryDrafts = (stored: unknown): EntryDrafts['drafts'] =>
  v.is(DraftsSchema, stored) ? stored : {};

const toDraft = (fields: Partial<EntryFields & Pick<DiaryEntry, 'film'>>): EntryDraft => {
  const { film, watchedOn, rating, again } = fields;
  const draft: EntryDraft = {
    ...(film && { film }),
    ...(watchedOn !== undefined && { watchedOn }),
    ...(rating !== undefined && { rating }),
    ...(again !== undefined && { again: again ?? false }),
  };
  for (const field of ENTRY_TEXT_FIELDS) {
    const text = fields[field];
    if (text !== undefined) draft[field] = text ?? '';
  }
  return draft;
};

/**
 * The drafts, and as drafts too everything the server may not have stored yet, so that a failed call or a closed page
 * loses nothing.
 * @param isIncluded selects the pending changes; all by default
 */
export const unsavedDrafts = (
  { entryChanges, drafts }: EntryChanges & EntryDrafts,
  isIncluded: (changeId: string) => boolean = () => true,
): EntryDrafts['drafts'] => {
  const unsaved: EntryDrafts['drafts'] = {};
  for (const change of selectAllEntryChanges(entryChanges)) {
    if (change.settledAt !== null || !isIncluded(change.id)) continue;
    if (change.kind === 'logged') {
      // The form may already hold the next entry.
      const isTaken = draftKey(null) in drafts || draftKey(null) in unsaved;
      const { _id: sentAs } = change.entry;
      unsaved[isTaken ? waitingKey(sentAs) : draftKey(null)] = { ...toDraft(change.entry), sentAs };
    } else if (change.kind === 'edited') {
      const key = draftKey(change.entryId);
      unsaved[key] = { ...unsaved[key], ...toDraft(change.fields) };
    }
  }
  for (const [key, draft] of Object.entries(drafts)) unsaved[key] = { ...unsaved[key], ...draft };
  return unsaved;
};
