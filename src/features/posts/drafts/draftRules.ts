import { leftOf } from '../../../domain/graphemes';
import type { Post } from '../../../domain/entities';
import { today } from '../../../lib/dayjs';
import type { FilmSummary } from '../../../domain/filmSummary';
import { LIMITS } from '../../../domain/limits';
import { pictureFields, type Picture } from '../../../domain/postPictures';
import type { Draft } from './draft';

/** The remaining count is shown within this many characters of a limit. */
const NEAR = { content: 500, alt: 100 };

/** Whether there is anything to post: text that is not blank, or a picture. */
export const hasContent = ({ content, pictures }: Draft): boolean =>
  content.trim() !== '' || pictures.length > 0;

/**
 * How many characters are left: a number near the limit (negative beyond it), null while it is
 * far away.
 */
export const charactersLeft = (content: string): number | null =>
  leftOf(content, LIMITS.postText, NEAR.content);

/** The same for a picture's description. */
export const altCharactersLeft = (alt: string): number | null => leftOf(alt, LIMITS.alt, NEAR.alt);

/** Pictures as they are sent and shown: blank descriptions are omitted. */
export const describedPictures = ({ pictures }: Draft): Picture[] =>
  pictures.map(({ alt = '', ...picture }) => ({
    ...picture,
    ...(alt.trim() !== '' && { alt }),
  }));

/** The fields of a newly chosen film: watched today, unless the user changes that. */
export const chosenFilm = ({
  _id,
  title,
  year,
  directors,
  genres,
}: FilmSummary): Partial<Draft> => ({
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
}: Draft): Pick<Post, 'film' | 'rating' | 'watchedOn' | 'again' | 'spoilers'> =>
  film
    ? {
        film,
        ...(rating !== undefined && { rating }),
        ...(watchedOn !== undefined && { watchedOn }),
        ...(again && { again }),
        ...(spoilers && { spoilers }),
      }
    : {};

/** The post after this edit. */
export const withEdit = (post: Post, draft: Draft): Post => {
  const {
    alt: _alt,
    film: _film,
    rating: _r,
    watchedOn: _w,
    again: _a,
    spoilers: _s,
    ...rest
  } = post;
  const { content } = draft;
  return { ...rest, content, ...pictureFields(describedPictures(draft)), ...aboutFilm(draft) };
};

/** Whether the film was watched on a day that has not started yet in the user's time zone. */
export const isInFuture = ({ watchedOn }: Draft): boolean =>
  watchedOn !== undefined && watchedOn > today();

/** Whether a draft can be sent. */
export const isSendable = (draft: Draft): boolean =>
  hasContent(draft) &&
  !isInFuture(draft) &&
  (charactersLeft(draft.content) ?? 0) >= 0 &&
  draft.pictures.every(({ alt = '' }) => (altCharactersLeft(alt) ?? 0) >= 0);
