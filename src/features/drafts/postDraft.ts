import * as v from 'valibot';
import { ReplyToSchema, SharedListSchema } from '../../domain/entities';
import { DaySchema, RatingSchema } from '../../domain/filmFields';
import { FilmSummarySchema } from '../../domain/filmSummary';
import { PictureSchema } from '../../domain/postPictures';
import { sentAddress } from '../../lib/pictureFiles';

export const PostDraftSchema = v.object({
  /** The post it replies to, which never changes; undefined for a new post. */
  replyTo: v.optional(ReplyToSchema),
  content: v.string(),
  /** In the order in which they will be shown. A new one is at its object URL (`src/lib/pictureFiles.ts`). */
  pictures: v.array(PictureSchema),
  film: v.optional(FilmSummarySchema),
  /** 0.5 to 5, in halves. */
  rating: v.optional(RatingSchema),
  watchedOn: v.optional(DaySchema),
  /** Whether they had seen the film before. */
  again: v.optional(v.boolean()),
  /** Whether text and pictures contain spoilers, so that they are covered. */
  spoilers: v.optional(v.boolean()),
  tags: v.optional(v.array(v.string())),
  /** The list that it is about, as it was when the writing began. */
  list: v.optional(SharedListSchema),
});

/** What a user is writing: a new post, a reply or an edit. */
export type PostDraft = v.InferOutput<typeof PostDraftSchema>;

export const EMPTY_DRAFT: PostDraft = { content: '', pictures: [] };

/** Picks a draft's fields from an object with more of them, such as a post. */
export const draftOf = (source: PostDraft): PostDraft => {
  const { replyTo, content, pictures, film, rating, watchedOn, again, spoilers, tags, list } =
    source;
  return { replyTo, content, pictures, film, rating, watchedOn, again, spoilers, tags, list };
};

/** Everything that distinguishes two drafts: texts, which grow as they are typed, and values, set or unset. */
const partsOf = (draft: PostDraft) => {
  const { content, pictures, film, rating, watchedOn, again, spoilers, tags = [], list } = draft;
  const about = [film?._id, rating, watchedOn, again, spoilers, list?._id];
  return {
    texts: [content, tags.join(), ...pictures.map(({ alt = '' }) => alt)],
    things: [
      ...about.map((thing) => thing || null),
      ...pictures.map(({ src }) => sentAddress(src)),
    ],
  };
};

export const isEmptyDraft = (draft: PostDraft): boolean => {
  const { texts, things } = partsOf(draft);
  return [...texts, ...things].every((part) => part === '' || part === null);
};

/** Whether both are new posts, or replies to the same post. */
const haveSameReplyTo = (one: PostDraft, other: PostDraft): boolean =>
  one.replyTo?._id === other.replyTo?._id;

/** Whether two drafts are equal, ignoring white space around their texts. */
export const isSameDraft = (one: PostDraft, other: PostDraft): boolean => {
  const [{ texts, things }, others] = [partsOf(one), partsOf(other)];
  return (
    haveSameReplyTo(one, other) &&
    things.length === others.things.length &&
    texts.every((text, index) => text.trim() === others.texts[index]?.trim()) &&
    things.every((thing, index) => thing === others.things[index])
  );
};

/** Whether a draft includes everything in another one, which is then an earlier version of it. */
export const contains = (draft: PostDraft, earlier: PostDraft): boolean => {
  const [{ texts, things }, before] = [partsOf(draft), partsOf(earlier)];
  return (
    haveSameReplyTo(draft, earlier) &&
    texts.every((text, index) => text.startsWith(before.texts[index] ?? '')) &&
    before.things.every((thing, index) => thing === null || thing === things[index])
  );
};

/** Clears the fields that depend on the film. */
const CLEARED_FILM_FIELDS = {
  rating: undefined,
  watchedOn: undefined,
  again: undefined,
  spoilers: undefined,
  tags: undefined,
} satisfies Partial<PostDraft>;

/** A draft after a change. Changing the film clears the fields that depend on it. */
export const changedDraft = (draft: PostDraft, fields: Partial<PostDraft>): PostDraft => ({
  ...draft,
  ...('film' in fields && fields.film?._id !== draft.film?._id && CLEARED_FILM_FIELDS),
  ...fields,
});
