import * as v from 'valibot';
import type { PageStorage, Kept } from '../../../lib/pageStorage';
import { holds, isEmptyDraft, type Draft, type Drafts, type FoundDrafts } from './draftReducers';

/*
 * All keys of a writer begin with `drafts:WRITER`. Below it each page has keys of its own, so that no tab writes over
 * another's words: `:composer:PAGE`, `:edit:PAGE:POST`, `:outgoing:POST`; ids of pages and of posts sort by time. A
 * photo lies apart, at `:photo:ID`, and is not written again with every word.
 */
export const draftsKey = (writerId: string, ...parts: string[]): string =>
  ['drafts', writerId, ...parts].join(':');

/** A draft as it is stored: `photo` is the key of its photo. */
const WordsSchema = v.object({
  content: v.string(),
  photo: v.nullable(v.string()),
  alt: v.optional(v.string()),
});
type Words = v.InferOutput<typeof WordsSchema>;

const SentWordsSchema = v.object({
  ...WordsSchema.entries,
  submittedAt: v.string(),
  status: v.picklist(['sending', 'failed']),
  problem: v.nullable(v.string()),
});

/**
 * What is to be kept of drafts, by key, without the photos.
 * @param keyOfPhoto the key under which a photo is kept, or null where it has no room
 */
export const wordsToKeep = (
  { draft, setAside, editDrafts, outbox }: Drafts,
  { writerId, page }: { writerId: string; page: string },
  keyOfPhoto: (photo: string) => string | null,
): Map<string, Words> => {
  const words = ({ photos, ...rest }: Draft): Words => ({
    ...rest,
    photo: photos === null ? null : keyOfPhoto(photos),
  });
  const key = (...parts: string[]) => draftsKey(writerId, ...parts);
  return new Map([
    ...(isEmptyDraft(draft) ? [] : [[key('composer', page), words(draft)] as const]),
    ...setAside.map(({ _id, ...rest }) => [key('composer', _id), words(rest)] as const),
    ...Object.entries(editDrafts).map(
      ([postId, edit]) => [key('edit', page, postId), words(edit)] as const,
    ),
    ...outbox.map(({ _id, ...rest }) => [key('outgoing', _id), words(rest)] as const),
  ]);
};

/** What was kept for a writer, as far as it can be believed, and the keys at which it was found. */
export const findDrafts = (
  kept: Kept,
  writerId: string,
): { found: FoundDrafts; keys: string[] } => {
  const found: FoundDrafts = { setAside: [], editDrafts: {}, outbox: [] };
  const keys: string[] = [];
  const draftOf = ({ photo, ...rest }: Words): Draft => {
    const photos = photo === null ? undefined : kept.get(photo);
    return { ...rest, photos: typeof photos === 'string' ? photos : null };
  };
  const takeEdit = (postId: string, page: string, edit: Draft) => {
    const newer = found.editDrafts[postId];
    if (!newer) found.editDrafts[postId] = edit;
    // Two tabs edited the same post: the words of the older one are offered to the composer.
    else if (!holds(newer, edit)) found.setAside.push({ ...edit, _id: `${page}-${postId}` });
  };
  const take = (key: string, value: unknown): boolean => {
    const [kind, id = '', postId] = key.slice(draftsKey(writerId).length + 1).split(':');
    if (kind === 'composer' && v.is(WordsSchema, value))
      found.setAside.push({ ...draftOf(value), _id: id });
    else if (kind === 'edit' && postId !== undefined && v.is(WordsSchema, value))
      takeEdit(postId, id, draftOf(value));
    else if (kind === 'outgoing' && v.is(SentWordsSchema, value)) {
      const { submittedAt, status, problem, ...words } = value;
      found.outbox.unshift({ ...draftOf(words), _id: id, submittedAt, status, problem });
    } else return false;
    return true;
  };
  // The newest pages come first: their keys sort last. Posts go out in the order in which they were written.
  for (const [key, value] of [...kept].sort(([a], [b]) => (a < b ? 1 : -1))) {
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
