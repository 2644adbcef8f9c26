import type { ReplyTo } from '../../../domain/entities';
import type { FilmSummary } from '../../../domain/filmSummary';
import type { Picture } from '../../../domain/postPictures';

/** What a user is writing: text, pictures as data URLs, and facts about a film. */
export interface Draft {
  /** The post it replies to, which never changes; undefined for a new post. */
  replyTo?: ReplyTo | undefined;
  content: string;
  /** In the order in which they will be shown. */
  pictures: readonly Picture[];
  film?: FilmSummary | undefined;
  /** 0.5 to 5, in halves. */
  rating?: number | undefined;
  /** `YYYY-MM-DD`. */
  watchedOn?: string | undefined;
  /** Whether they had seen the film before. */
  again?: boolean | undefined;
  /** Whether text and pictures contain spoilers, so that they are covered. */
  spoilers?: boolean | undefined;
}

export const EMPTY_DRAFT: Draft = { content: '', pictures: [] };

/** Picks a draft's fields from an object with more of them, such as a post. */
export const draftOf = (source: Draft): Draft => {
  const { replyTo, content, pictures, film, rating, watchedOn, again, spoilers } = source;
  return { replyTo, content, pictures, film, rating, watchedOn, again, spoilers };
};

/** Everything that distinguishes two drafts: texts, which grow as they are typed, and values, set or unset. */
const partsOf = (draft: Draft) => {
  const { content, pictures, film, rating, watchedOn, again, spoilers } = draft;
  const ofFilm = [film?._id, rating, watchedOn, again, spoilers].map((thing) => thing || null);
  return {
    texts: [content, ...pictures.map(({ alt = '' }) => alt)],
    things: [...ofFilm, ...pictures.map(({ src }) => src)],
  };
};

export const isEmptyDraft = (draft: Draft): boolean => {
  const { texts, things } = partsOf(draft);
  return [...texts, ...things].every((part) => part === '' || part === null);
};

/** Whether both are new posts, or replies to the same post. */
const haveSameReplyTo = (one: Draft, other: Draft): boolean =>
  one.replyTo?._id === other.replyTo?._id;

/** Whether two drafts are equal, ignoring white space around their texts. */
export const isSameDraft = (one: Draft, other: Draft): boolean => {
  const [{ texts, things }, others] = [partsOf(one), partsOf(other)];
  return (
    haveSameReplyTo(one, other) &&
    things.length === others.things.length &&
    texts.every((text, index) => text.trim() === others.texts[index]?.trim()) &&
    things.every((thing, index) => thing === others.things[index])
  );
};

/** Whether a draft includes everything in another one, which is then an earlier version of it. */
export const contains = (draft: Draft, earlier: Draft): boolean => {
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
} satisfies Partial<Draft>;

/** A draft after a change. Changing the film clears the fields that depend on it. */
export const changedDraft = (draft: Draft, fields: Partial<Draft>): Draft => ({
  ...draft,
  ...('film' in fields && fields.film?._id !== draft.film?._id && CLEARED_FILM_FIELDS),
  ...fields,
});
