import * as v from 'valibot';
import { ENTRY_TEXT_FIELDS } from '../../domain/entryTexts';
import { FilmSummarySchema } from '../../domain/filmSummary';
import { PROFILE_FIELDS } from '../../domain/profile';
import { PostDraftSchema } from './postDraft';

/** The unsaved fields of a diary entry; `film` only in a new one. */
const EntryDraftSchema = v.object({
  film: v.exactOptional(FilmSummarySchema),
  watchedOn: v.exactOptional(v.string()),
  rating: v.exactOptional(v.nullable(v.number())),
  again: v.exactOptional(v.boolean()),
  tags: v.exactOptional(v.array(v.string())),
  ...v.entriesFromList(ENTRY_TEXT_FIELDS, v.exactOptional(v.string())),
});
export type EntryDraft = v.InferOutput<typeof EntryDraftSchema>;

/** The changed and unsaved fields of the user's profile. */
const ProfileDraftSchema = v.object({
  ...v.entriesFromList(PROFILE_FIELDS, v.exactOptional(v.string())),
  favourites: v.exactOptional(v.array(FilmSummarySchema)),
});
export type ProfileDraft = v.InferOutput<typeof ProfileDraftSchema>;

/** What was typed into "Add a film", or into the edit of one. */
const FilmDraftSchema = v.object({ title: v.string(), year: v.string(), director: v.string() });
export type FilmDraft = v.InferOutput<typeof FilmDraftSchema>;

/** A new list, or the edit of one, whole. */
const ListDraftSchema = v.object({
  title: v.string(),
  description: v.string(),
  ranked: v.boolean(),
  public: v.boolean(),
  /** In order, each with a note that can be empty. */
  films: v.array(v.object({ film: FilmSummarySchema, note: v.string() })),
  /** The revision of the list that the edit began from; of a new list 0, once it was sent: it may have been made. */
  began: v.exactOptional(v.number()),
});
export type ListDraft = v.InferOutput<typeof ListDraftSchema>;

/** Why the viewer reports something, or does something about it as a moderator. */
const ReasonDraftSchema = v.object({ reason: v.string() });

/** Where a draft is written. Each place shows one draft; others for it may wait. */
export const places = {
  /** The composer. */
  post: 'post',
  reply: (postId: string) => `reply:${postId}`,
  edit: (postId: string) => `edit:${postId}`,
  /** The form for a new diary entry, or for the edit of one. */
  entry: (entryId: string | null) => (entryId === null ? 'entry' : `entry:${entryId}`),
  profile: 'profile',
  /** The form for a new film, or for the edit of one. */
  film: (filmId: string | null) => (filmId === null ? 'film' : `film:${filmId}`),
  /** The form for a new list, or for the edit of one. */
  list: (listId: string | null) => (listId === null ? 'list' : `list:${listId}`),
  /** Why something is done about a post, a film, a person or a list. */
  reason: (done: string, { kind, id }: { kind: string; id: string }) =>
    `reason:${done}:${kind}:${id}`,
};

/** The post that is answered or edited at a place; undefined for other places. */
export const postIdAt = (place: string): string | undefined =>
  /^(?:reply|edit):(.*)$/.exec(place)?.[1];

const common = {
  /** Sorts by the time at which it was started. A new diary entry is logged under this id, and a new list made. */
  _id: v.string(),
  place: v.string(),
  /** Started earlier or elsewhere: offered in addition to the draft that its place shows. */
  isWaiting: v.optional(v.boolean()),
  /** The change in which it is being sent: no place shows it, but a failure or a closed page brings it back. */
  sentIn: v.optional(v.string()),
};

const DraftRecordSchema = v.variant('kind', [
  v.object({ ...common, kind: v.literal('post'), draft: PostDraftSchema }),
  v.object({ ...common, kind: v.literal('entry'), draft: EntryDraftSchema }),
  v.object({ ...common, kind: v.literal('profile'), draft: ProfileDraftSchema }),
  v.object({ ...common, kind: v.literal('film'), draft: FilmDraftSchema }),
  v.object({ ...common, kind: v.literal('list'), draft: ListDraftSchema }),
  v.object({ ...common, kind: v.literal('reason'), draft: ReasonDraftSchema }),
]);
export type DraftRecord = v.InferOutput<typeof DraftRecordSchema>;
export type PostDraftRecord = Extract<DraftRecord, { kind: 'post' }>;

/** A post that is being sent or failed. It stays in the outbox until the server accepts it. */
const OutgoingPostSchema = v.object({
  kind: v.literal('outgoing'),
  _id: v.string(),
  /** The diary entry whose place it takes. */
  entryId: v.optional(v.string()),
  ...PostDraftSchema.entries,
  /** When it was last sent, as a timestamp. */
  submittedAt: v.string(),
  status: v.picklist(['sending', 'failed']),
  /** Why it failed, as a message for the user. */
  problem: v.nullable(v.string()),
});
export type OutgoingPost = v.InferOutput<typeof OutgoingPostSchema>;

/** Everything that is stored while it is not on the server: drafts, and posts being sent. */
export const StoredRecordSchema = v.variant('kind', [DraftRecordSchema, OutgoingPostSchema]);
export type StoredRecord = DraftRecord | OutgoingPost;

/** A record with other addresses of its pictures; without a picture where the address is null. */
export const withAddresses = <Record extends StoredRecord>(
  record: Record,
  addressOf: (address: string) => string | null,
): Record => {
  const picturesOf = ({ pictures }: Pick<OutgoingPost, 'pictures'>) =>
    pictures.flatMap((picture) => {
      const src = addressOf(picture.src);
      return src === null ? [] : [{ ...picture, src }];
    });
  if (record.kind === 'outgoing') return { ...record, pictures: picturesOf(record) };
  if (record.kind === 'post')
    return { ...record, draft: { ...record.draft, pictures: picturesOf(record.draft) } };
  if (record.kind !== 'profile' || !record.draft.avatar) return record;
  const { avatar: before, ...draft } = record.draft;
  const avatar = addressOf(before);
  return { ...record, draft: avatar === null ? draft : { ...draft, avatar } };
};
