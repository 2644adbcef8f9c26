import * as v from 'valibot';
import type { StoredValues } from '../../../lib/pageStorage';
import { DaySchema, RatingSchema } from '../../../domain/filmFields';
import { ReplyToSchema } from '../../../domain/entities';
import { FilmSummarySchema } from '../../../domain/filmSummary';
import { PictureSchema } from '../../../domain/postPictures';
import { contains, isEmptyDraft, type Draft } from './draft';
import { draftByPostId, type Drafts, type FoundDrafts } from './draftState';

/*
 * All keys of a user begin with `drafts:WRITER`. Each page has its own keys below that, so that no tab overwrites
 * another's drafts: `:composer:PAGE`, `:reply:PAGE:POST`, `:edit:PAGE:POST`, `:outgoing:POST`; ids of pages and posts
 * sort by time. A photo has its own key, `:photo:ID`, so that it is not rewritten with every word.
 */
export const draftsKey = (writerId: string, ...parts: string[]): string =>
  ['drafts', writerId, ...parts].join(':');

/** A picture of a stored draft: `photo` is the key of its data URL. */
const PictureRecordSchema = v.object({
  photo: v.string(),
  ...v.omit(PictureSchema, ['src']).entries,
});

/** A stored draft. */
const DraftRecordSchema = v.object({
  replyTo: v.optional(ReplyToSchema),
  content: v.string(),
  pictures: v.optional(v.array(PictureRecordSchema)),
  /** Earlier releases stored a single picture, and its description. */
  photo: v.nullish(v.string()),
  alt: v.optional(v.string()),
  film: v.optional(FilmSummarySchema),
  rating: v.optional(RatingSchema),
  watchedOn: v.optional(DaySchema),
  again: v.optional(v.boolean()),
  spoilers: v.optional(v.boolean()),
});
type DraftRecord = v.InferOutput<typeof DraftRecordSchema>;

const OutgoingRecordSchema = v.object({
  ...DraftRecordSchema.entries,
  submittedAt: v.string(),
  status: v.picklist(['sending', 'failed']),
  problem: v.nullable(v.string()),
});

/**
 * The records to store for drafts, by key, without the photos.
 * @param keyOfPhoto returns the key under which a photo is stored, or null if it does not fit
 */
export const recordsToStore = (
  { draft, earlierDrafts, replyDrafts, editDrafts, outbox }: Drafts,
  { writerId, page }: { writerId: string; page: string },
  keyOfPhoto: (photo: string) => string | null,
): Map<string, DraftRecord> => {
  const toRecord = ({ pictures, ...rest }: Draft): DraftRecord => ({
    ...rest,
    pictures: pictures.flatMap(({ src, ...picture }) => {
      const photo = keyOfPhoto(src);
      return photo === null ? [] : [{ ...picture, photo }];
    }),
  });
  const key = (...parts: string[]) => draftsKey(writerId, ...parts);
  return new Map([
    ...(isEmptyDraft(draft) ? [] : [[key('composer', page), toRecord(draft)] as const]),
    ...earlierDrafts.map(({ _id, ...rest }) => [key('composer', _id), toRecord(rest)] as const),
    ...Object.entries(replyDrafts).map(
      ([postId, reply]) => [key('reply', page, postId), toRecord(reply)] as const,
    ),
    ...Object.entries(editDrafts).map(
      ([postId, edit]) => [key('edit', page, postId), toRecord(edit)] as const,
    ),
    ...outbox.map(({ _id, ...rest }) => [key('outgoing', _id), toRecord(rest)] as const),
  ]);
};

/** The valid ones of a user's stored drafts, and the keys under which they were found. */
export const findDrafts = (
  stored: StoredValues,
  writerId: string,
): { found: FoundDrafts; keys: string[] } => {
  const found: FoundDrafts = { earlierDrafts: [], replyDrafts: {}, editDrafts: {}, outbox: [] };
  const keys: string[] = [];
  const draftOf = ({ pictures, photo, alt, ...rest }: DraftRecord): Draft => {
    const single = photo ? [{ photo, ...(alt !== undefined && { alt }) }] : [];
    return {
      ...rest,
      pictures: (pictures ?? single).flatMap(({ photo: key, ...picture }) => {
        const src = stored.get(key);
        return typeof src === 'string' ? [{ ...picture, src }] : [];
      }),
    };
  };
  const takeOne = (drafts: Record<string, Draft>, postId: string, page: string, draft: Draft) => {
    const newer = draftByPostId(drafts, postId);
    if (!newer) drafts[postId] = draft;
    // Two tabs edited or answered the same post: the older draft is offered in addition to the newer.
    else if (!contains(newer, draft))
      found.earlierDrafts.push({ ...draft, _id: `${page}-${postId}` });
  };
  const take = (key: string, value: unknown): boolean => {
    const [kind, id = '', postId] = key.slice(draftsKey(writerId).length + 1).split(':');
    if (kind === 'composer' && v.is(DraftRecordSchema, value))
      found.earlierDrafts.push({ ...draftOf(value), _id: id });
    else if (kind === 'edit' && postId !== undefined && v.is(DraftRecordSchema, value))
      takeOne(found.editDrafts, postId, id, draftOf(value));
    else if (kind === 'reply' && postId !== undefined && v.is(DraftRecordSchema, value))
      takeOne(found.replyDrafts, postId, id, draftOf(value));
    else if (kind === 'outgoing' && v.is(OutgoingRecordSchema, value)) {
      const { submittedAt, status, problem, ...record } = value;
      found.outbox.unshift({ ...draftOf(record), _id: id, submittedAt, status, problem });
    } else return false;
    return true;
  };
  // The newest pages come first: their keys sort last. Posts are sent in the order in which they were written.
  for (const [key, value] of [...stored].sort(([a], [b]) => (a < b ? 1 : -1))) {
    if (take(key, value)) keys.push(key);
  }
  return { found, keys };
};
