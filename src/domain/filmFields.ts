import * as v from 'valibot';
import { REFUSALS } from './errors';
import { LIMITS } from './limits';

const RATING_MESSAGE = REFUSALS.badRating[1];

/** Stars: 0.5 to 5, in halves. */
export const RatingSchema = v.pipe(
  v.number(RATING_MESSAGE),
  v.check((stars) => stars >= 0.5 && stars <= 5 && Number.isInteger(stars * 2), RATING_MESSAGE),
);

/** An existing day, as `YYYY-MM-DD`. Whether it is in the future is up to a rule. */
export const DaySchema = v.pipe(
  v.string('watchedOn must be a day as YYYY-MM-DD.'),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'watchedOn must be a day as YYYY-MM-DD.'),
  v.check((day) => {
    const date = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  }, 'watchedOn must be a day that there is.'),
);

export const FilmIdSchema = v.string('filmId must be text.');
export const flagSchema = (name: string) => v.boolean(`${name} must be true or false.`);

/** A post's film fields. On an edit, an omitted field stays as it is; null removes it. */
export const POST_FILM_ENTRIES = {
  filmId: v.exactOptional(v.nullable(FilmIdSchema)),
  rating: v.exactOptional(v.nullable(RatingSchema)),
  watchedOn: v.exactOptional(v.nullable(DaySchema)),
  again: v.exactOptional(flagSchema('again')),
  spoilers: v.exactOptional(flagSchema('spoilers')),
};

/** `userData.favourites`: ids of films in display order, or the summaries from a user's answer. */
export const FavouritesSchema = v.pipe(
  v.array(
    v.union(
      [
        v.string(),
        v.pipe(
          v.object({ _id: v.string() }),
          v.transform(({ _id }) => _id),
        ),
      ],
      'favourites must be ids of films.',
    ),
    'favourites must be a list of films.',
  ),
  v.maxLength(LIMITS.favourites, REFUSALS.tooManyFavourites[1]),
  v.transform((ids) => [...new Set(ids)]),
);
