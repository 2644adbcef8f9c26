import type { ReplyTo } from '../../../domain/entities';
import type { FilmSummary } from '../../../domain/filmSummary';
import type { Picture } from '../../../domain/postPictures';

/** What a person writes: text, pictures as data URLs, and what they say of a film. */
export interface Draft {
  /** What it answers, and goes on answering; undefined for a post. */
  replyTo?: ReplyTo | undefined;
  content: string;
  /** In the order in which they will stand. */
  pictures: readonly Picture[];
  film?: FilmSummary | undefined;
  /** 0.5 to 5, in halves. */
  rating?: number | undefined;
  /** `YYYY-MM-DD`. */
  watchedOn?: string | undefined;
  /** Whether they had seen it before. */
  again?: boolean | undefined;
  /** Whether text and pictures are to be covered. */
  spoilers?: boolean | undefined;
}

export const EMPTY_DRAFT: Draft = { content: '', pictures: [] };

/** The draft in what holds more than that, such as the post that it edits. */
export const draftOf = (source: Draft): Draft => {
  const { replyTo, content, pictures, film, rating, watchedOn, again, spoilers } = source;
  return { replyTo, content, pictures, film, rating, watchedOn, again, spoilers };
};

/** All that tells two drafts apart: what grows as it is typed, and what is there or is not. */
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

/** Whether both are posts, or replies to the same. */
const answersTheSame = (one: Draft, other: Draft): boolean =>
  one.replyTo?._id === other.replyTo?._id;

/** Whether two drafts say the same, whatever the blanks around their words. */
export const isSameDraft = (one: Draft, other: Draft): boolean => {
  const [{ texts, things }, others] = [partsOf(one), partsOf(other)];
  return (
    answersTheSame(one, other) &&
    things.length === others.things.length &&
    texts.every((text, index) => text.trim() === others.texts[index]?.trim()) &&
    things.every((thing, index) => thing === others.things[index])
  );
};

/** Whether one draft holds all of another: that is an earlier state of it. */
export const holds = (draft: Draft, earlier: Draft): boolean => {
  const [{ texts, things }, before] = [partsOf(draft), partsOf(earlier)];
  return (
    answersTheSame(draft, earlier) &&
    texts.every((text, index) => text.startsWith(before.texts[index] ?? '')) &&
    before.things.every((thing, index) => thing === null || thing === things[index])
  );
};

/** What is said of a film, and goes with it. */
const GOES_WITH_FILM = {
  rating: undefined,
  watchedOn: undefined,
  again: undefined,
  spoilers: undefined,
} satisfies Partial<Draft>;

/** A draft after a change. What was said of another film goes with that. */
export const changedDraft = (draft: Draft, fields: Partial<Draft>): Draft => ({
  ...draft,
  ...('film' in fields && fields.film?._id !== draft.film?._id && GOES_WITH_FILM),
  ...fields,
});
