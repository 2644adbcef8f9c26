import { leftOf } from '../../../domain/graphemes';
import type { Post } from '../../../domain/entities';
import { today } from '../../../lib/dayjs';
import type { FilmSummary } from '../../../domain/filmSummary';
import { LIMITS } from '../../../domain/limits';
import { pictureFields, type Picture } from '../../../domain/postPictures';
import type { Draft } from './draft';

/** How near to a limit the count of remaining characters appears. */
const NEAR = { content: 500, alt: 100 };

/** Whether there is anything to post: text that is more than blank, or a picture. */
export const hasContent = ({ content, pictures }: Draft): boolean =>
  content.trim() !== '' || pictures.length > 0;

/**
 * How many characters may still be written: a number near the limit (negative beyond it),
 * null while it is far.
 */
export const charactersLeft = (content: string): number | null =>
  leftOf(content, LIMITS.postText, NEAR.content);

/** The same of a picture's description. */
export const altCharactersLeft = (alt: string): number | null => leftOf(alt, LIMITS.alt, NEAR.alt);

/** Pictures as they are sent and shown: a description that says nothing is left out. */
export const describedPictures = ({ pictures }: Draft): Picture[] =>
  pictures.map(({ alt = '', ...picture }) => ({
    ...picture,
    ...(alt.trim() !== '' && { alt }),
  }));

/** A film as it comes into a draft: watched today, until its writer says otherwise. */
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

/** What a draft says of its film, as it is shown: what is not given is left out, all of it without a film. */
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

/** A post into which this was written. */
export const rewritten = (post: Post, draft: Draft): Post => {
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

/** Whether it says that its film was watched on a day that has not begun yet where its writer is. */
export const isInFuture = ({ watchedOn }: Draft): boolean =>
  watchedOn !== undefined && watchedOn > today();

/** Whether a draft may be sent as it is. */
export const isSendable = (draft: Draft): boolean =>
  hasContent(draft) &&
  !isInFuture(draft) &&
  (charactersLeft(draft.content) ?? 0) >= 0 &&
  draft.pictures.every(({ alt = '' }) => (altCharactersLeft(alt) ?? 0) >= 0);
