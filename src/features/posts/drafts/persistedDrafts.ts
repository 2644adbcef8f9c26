import * as v from 'valibot';
import type { PageStorage, StoredValues } from '../../../lib/pageStorage';
import { DaySchema, RatingSchema } from '../../../domain/filmFields';
import { ReplyToSchema } from '../../../domain/entities';
import { FilmSummarySchema } from '../../../domain/filmSummary';
import { PictureSchema } from '../../../domain/postPictures';
import { holds, isEmptyDraft, type Draft } from './draft';
import { ownDraft, type Drafts, type FoundDrafts } from './draftState';

/*
 * All keys of a writer begin with `drafts:WRITER`. Below it each page has keys of its own, so that no tab writes over
 * another's words: `:composer:PAGE`, `:reply:PAGE:POST`, `:edit:PAGE:POST`, `:outgoing:POST`; ids of pages and of posts
 * sort by time. A photo has a key of its own, `:photo:ID`, and is not written again with every word.
 */
export const draftsKey = (writerId: string, ...parts: string[]): string =>
  ['drafts', writerId, ...parts].join(':');

/** A picture of a stored draft: `photo` is the key of what is to be seen. */
const PictureRecordSchema = v.object({
  photo: v.string(),
  ...v.omit(PictureSchema, ['src']).entries,
});

/** A draft as it is stored. */
const DraftRecordSchema = v.object({
  replyTo: v.optional(ReplyToSchema),
  content: v.string(),
  pictures: v.optional(v.array(PictureRecordSchema)),
  /** The one picture of a draft that an earlier release stored, and its description. */
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
 * @param keyOfPhoto the key under which a photo is stored, or null where it does not fit
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

/** A writer's stored drafts, as far as they are valid, and the keys at which they were found. */
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
    const newer = ownDraft(drafts, postId);
    if (!newer) drafts[postId] = draft;
    // Two tabs edited or answered the same post: the older draft is offered beside the newer one.
    else if (!holds(newer, draft)) found.earlierDrafts.push({ ...draft, _id: `${page}-${postId}` });
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
  // The newest pages come first: their keys sort last. Posts go out in the order in which they were written.
  for (const [key, value] of [...stored].sort(([a], [b]) => (a < b ? 1 : -1))) {
    if (take(key, value)) keys.push(key);
  }
  return { found, keys };
};

/** A post reached the server after its writer had left: it is not to be offered again. */
export const forgetPersistedOutgoing = async (
  pageStorage: PageStorage,
  writerId: string,
  postId: string,
): Promise<void> => {
  await pageStorage.writeAll(new Map([[draftsKey(writerId, 'outgoing', postId), undefined]]));
};
