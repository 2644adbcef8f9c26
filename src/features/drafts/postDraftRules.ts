import { isBlank } from '../../domain/blank';
import { leftOf } from '../../domain/graphemes';
import type { Post } from '../../domain/entities';
import { today } from '../../lib/dayjs';
import type { FilmSummary } from '../../domain/filmSummary';
import { REFUSALS } from '../../domain/errors';
import { LIMITS } from '../../domain/limits';
import { pictureFields, type Picture } from '../../domain/postPictures';
import type { PostDraft } from './postDraft';

/** The remaining count is shown within this many characters of a limit. */
const NEAR = { content: 500, alt: 100 };

/** Whether there is anything to post: text that is not blank, a picture or a film. */
const hasContent = ({ content, pictures, film }: PostDraft): boolean =>
  !isBlank(content) || pictures.length > 0 || film !== undefined;

/**
 * How many characters are left: a number near the limit (negative beyond it), null while it is
 * far away.
 */
export const charactersLeft = (content: string): number | null =>
  leftOf(content, LIMITS.postText, NEAR.content);

/** The same for a picture's description. */
export const altCharactersLeft = (alt: string): number | null => leftOf(alt, LIMITS.alt, NEAR.alt);

/** Pictures as they are sent and shown: blank descriptions are omitted. */
export const describedPictures = ({ pictures }: PostDraft): Picture[] =>
  pictures.map(({ alt = '', ...picture }) => ({
    ...picture,
    ...(!isBlank(alt) && { alt }),
  }));

/** The fields of a newly chosen film: watched today, unless the user changes that. */
export const chosenFilm = ({
  _id,
  title,
  year,
  directors,
  genres,
}: FilmSummary): Partial<PostDraft> => ({
  film: { _id, title, year, directors, genres },
  watchedOn: today(),
});

/** A draft's film fields as a post has them: unset ones are omitted, and all of them without a film. */
export const aboutFilm = ({
  film,
  rating,
  watchedOn,
  again,
  spoilers,
  tags,
}: PostDraft): Pick<Post, 'film' | 'rating' | 'watchedOn' | 'again' | 'spoilers' | 'tags'> =>
  film
    ? {
        film,
        ...(rating !== undefined && { rating }),
        ...(watchedOn !== undefined && { watchedOn }),
        ...(again && { again }),
        ...(spoilers && { spoilers }),
        ...(tags?.length && { tags }),
      }
    : {};

/** What a draft says of its post: unset fields are omitted. */
export const writtenFields = (draft: PostDraft) => ({
  content: draft.content,
  ...pictureFields(describedPictures(draft)),
  ...aboutFilm(draft),
  ...(draft.list && { list: draft.list }),
});

/** The post after this edit. */
export const withEdit = (post: Post, draft: PostDraft): Post => {
  const {
    alt: _alt,
    film: _film,
    rating: _r,
    watchedOn: _w,
    again: _a,
    spoilers: _s,
    tags: _t,
    list: _l,
    ...rest
  } = post;
  return { ...rest, ...writtenFields(draft) };
};

/** Why the film cannot have been watched that day, in the user's time zone. */
export const problemOfDay = ({
  watchedOn = LIMITS.firstWatchDay,
}: PostDraft): 'watchedInFuture' | 'watchedBeforeFilm' | null => {
  if (watchedOn < LIMITS.firstWatchDay) return 'watchedBeforeFilm';
  return watchedOn > today() ? 'watchedInFuture' : null;
};

const isOver = (left: number | null): boolean => left !== null && left < 0;

/** Why a draft cannot be sent, for the person; null if it can. */
export const whyUnsendable = (draft: PostDraft): string | null => {
  if (!hasContent(draft)) return 'Write something, or add a photo or a film.';
  const problem = problemOfDay(draft);
  if (problem) return REFUSALS[problem][1];
  if (isOver(charactersLeft(draft.content))) return 'The text is too long.';
  return draft.pictures.some(({ alt = '' }) => isOver(altCharactersLeft(alt)))
    ? 'A photo’s description is too long.'
    : null;
};
