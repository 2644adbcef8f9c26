import type { NewPost, PostEdit } from '../../domain/requests';
import type { Picture } from '../../domain/postPictures';
import { sentAddress } from '../../lib/pictureFiles';
import type { PostDraft } from './postDraft';
import { aboutFilm, describedPictures } from './postDraftRules';

const sentPictures = (draft: PostDraft): Picture[] =>
  describedPictures(draft).map((picture) => ({ ...picture, src: sentAddress(picture.src) }));

/** A draft as the request of a new post has it. */
export const newPostOf = (draft: PostDraft): Omit<NewPost, '_id'> => {
  const { content, replyTo, list } = draft;
  const { film, ...rest } = aboutFilm(draft);
  return {
    ...(replyTo && { replyTo: replyTo._id }),
    content,
    pictures: sentPictures(draft),
    ...(film && { filmId: film._id, ...rest }),
    ...(list && { listId: list._id }),
  };
};

const filmFieldsOf = (draft: PostDraft) => {
  const {
    film,
    rating = null,
    watchedOn = null,
    again = false,
    spoilers = false,
    tags = [],
  } = aboutFilm(draft);
  return { filmId: film?._id ?? null, rating, watchedOn, again, spoilers, tags };
};

/** The film fields that an edit changes. Removing the film removes the others too. */
const filmChanges = (draft: PostDraft, before: PostDraft | null): PostEdit => {
  const now = filmFieldsOf(draft);
  const then = before && filmFieldsOf(before);
  const isOther = (field: keyof typeof now) => String(now[field]) !== String(then?.[field]);
  if (now.filmId === null) return isOther('filmId') ? { filmId: null } : {};
  return {
    ...(isOther('filmId') && { filmId: now.filmId }),
    ...(isOther('rating') && { rating: now.rating }),
    ...(isOther('watchedOn') && { watchedOn: now.watchedOn }),
    ...(isOther('again') && { again: now.again }),
    ...(isOther('spoilers') && { spoilers: now.spoilers }),
    ...(isOther('tags') && { tags: now.tags }),
  };
};

const areSamePictures = (some: readonly Picture[], others: readonly Picture[]): boolean =>
  some.length === others.length &&
  some.every(({ src, alt }, index) => src === others[index]?.src && alt === others[index].alt);

/**
 * An edit as its request has it: unchanged fields are not sent again, photos above all.
 * @param before the post as the server has it; null if that is unknown
 */
export const postEditOf = (draft: PostDraft, before: PostDraft | null): PostEdit => {
  const pictures = sentPictures(draft);
  return {
    content: draft.content,
    ...((!before || !areSamePictures(pictures, sentPictures(before))) && { pictures }),
    ...filmChanges(draft, before),
    ...((!before || draft.list?._id !== before.list?._id) && { listId: draft.list?._id ?? null }),
  };
};
