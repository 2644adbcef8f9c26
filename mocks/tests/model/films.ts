import { textsOf } from '../../../src/domain/entryTexts';
import type { DiaryEntry, FilmNumbers } from '../../../src/domain/films';
import type { FilmSummary } from '../../../src/domain/filmSummary';
import { hasTag, tagFields } from './tags';
import type { Entry, Piece, Sign, World } from './world';

const HALF_STARS = 10;

/** What the user marked by hand, for modification in place. */
export function signOf(world: World, personId: string, filmId: string): Sign {
  const known = world.signs.find((sign) => sign.personId === personId && sign.filmId === filmId);
  if (known) return known;
  const sign: Sign = { personId, filmId, mark: null, rating: null, listed: null, loved: null };
  world.signs.push(sign);
  return sign;
}

const seededOf = (world: World, personId: string, filmId: string) =>
  world.seeded.find((sign) => sign.personId === personId && sign.filmId === filmId);

/** A user's diary: their own entries and those of their posts. */
export function entriesOf(world: World, personId: string): Entry[] {
  const posted = world.pieces.flatMap(({ _id, authorId, filmFields, byHand, order }): Entry[] => {
    if (authorId !== personId || !filmFields?.filmId || !filmFields.watchedOn) return [];
    const { filmId, watchedOn, rating = null, again, tags, ratedOrder } = filmFields;
    return [
      {
        _id: `post.${_id}`,
        personId,
        filmId,
        watchedOn,
        rating,
        again: again || (byHand?.again ?? null),
        ...textsOf({}),
        ...tagFields(tags),
        ratedOrder,
        order,
      },
    ];
  });
  return [...posted, ...world.entries.filter((entry) => entry.personId === personId)].sort(
    (a, b) =>
      a.watchedOn === b.watchedOn ? b.order - a.order : a.watchedOn < b.watchedOn ? 1 : -1,
  );
}

/** Gives back the entry by hand for which a post stood. */
export function giveBackEntry(world: World, piece: Piece): void {
  const { byHand } = piece;
  piece.byHand = null;
  if (!byHand) return;
  world.entries = [...world.entries.filter(({ _id }) => _id !== byHand._id), byHand];
  clearUnwatchedMark(world, byHand.personId, byHand.filmId);
}

/** A post about an evening that its author logged without words, and with no rating or tag that it lacks, stands for both. */
export function takeEntry(world: World, piece: Piece): void {
  const { authorId, filmFields } = piece;
  const [entry] = world.entries
    .filter(
      ({ personId, filmId, watchedOn, text, rating, tags = [] }) =>
        personId === authorId &&
        filmId === filmFields?.filmId &&
        watchedOn === filmFields.watchedOn &&
        text === null &&
        (rating === null || Boolean(filmFields.rating)) &&
        tags.every((tag) => hasTag(filmFields.tags, tag)),
    )
    .sort((a, b) => a.order - b.order);
  if (!entry) return;
  world.entries = world.entries.filter((other) => other !== entry);
  piece.byHand = entry;
}

/** The newest rating that a user gave a film anywhere. */
function givenRating(world: World, personId: string, filmId: string): number | null {
  const posts = world.pieces.flatMap(({ authorId, filmFields }) =>
    authorId === personId && filmFields?.filmId === filmId && filmFields.rating
      ? [{ stars: filmFields.rating, order: filmFields.ratedOrder }]
      : [],
  );
  const entries = world.entries.flatMap((entry) =>
    entry.personId === personId && entry.filmId === filmId && entry.rating
      ? [{ stars: entry.rating, order: entry.ratedOrder }]
      : [],
  );
  const { rating } = signOf(world, personId, filmId);
  const given = [...posts, ...entries, ...(rating ? [rating] : [])];
  return given.sort((a, b) => b.order - a.order)[0]?.stars ?? null;
}

/** The rating that counts: none of a film that was not watched. */
export function ratingOf(world: World, personId: string, filmId: string): number | null {
  const seeded = seededOf(world, personId, filmId);
  if (seeded) return seeded.rating;
  return isWatchedBy(world, personId, filmId) ? givenRating(world, personId, filmId) : null;
}

/** What a film marked as not watched is still in. */
export function heldBy(world: World, personId: string, filmId: string): 'diary' | 'post' | null {
  if (signOf(world, personId, filmId).mark !== false) return null;
  const entries = entriesOf(world, personId).filter((entry) => entry.filmId === filmId);
  if (entries.some(({ _id }) => !_id.startsWith('post.'))) return 'diary';
  return entries.length > 0 || givenRating(world, personId, filmId) !== null ? 'post' : null;
}

export function isWatchedBy(world: World, personId: string, filmId: string): boolean {
  const seeded = seededOf(world, personId, filmId);
  if (seeded) return seeded.watched;
  const { mark } = signOf(world, personId, filmId);
  const isDated = entriesOf(world, personId).some((entry) => entry.filmId === filmId);
  return mark ?? (isDated || givenRating(world, personId, filmId) !== null);
}

export const isListedBy = (world: World, personId: string, filmId: string): boolean =>
  seededOf(world, personId, filmId)?.listed ?? signOf(world, personId, filmId).listed !== null;

export const isLovedBy = (world: World, personId: string, filmId: string): boolean =>
  seededOf(world, personId, filmId)?.loved ?? signOf(world, personId, filmId).loved !== null;

export function numbersOf(world: World, filmId: string): FilmNumbers {
  const ids = world.people.map(({ _id }) => _id);
  const ratings = ids.flatMap((id) => ratingOf(world, id, filmId) ?? []);
  const stars = ratings.reduce((sum, rating) => sum + rating, 0);
  return {
    average: ratings.length === 0 ? null : Math.round((100 * stars) / ratings.length) / 100,
    ratings: ratings.length,
    histogram: Array.from(
      { length: HALF_STARS },
      (_, place) => ratings.filter((rating) => rating === (place + 1) / 2).length,
    ),
    watched: ids.filter((id) => isWatchedBy(world, id, filmId)).length,
    watchlist: ids.filter((id) => isListedBy(world, id, filmId)).length,
    loved: ids.filter((id) => isLovedBy(world, id, filmId)).length,
  };
}

export function summaryFor(world: World, filmId: string, viewerId: string): FilmSummary {
  const film = [...world.films, ...world.listedFilms].find(({ _id }) => _id === filmId);
  if (!film) throw new Error(`The model knows no film ${filmId}`);
  const { _id, title, year, directors, genres } = film;
  return {
    ...{ _id, title, year, directors, genres },
    ...(viewerId !== '' && { watched: isWatchedBy(world, viewerId, filmId) }),
  };
}

export function entryFor(world: World, entry: Entry, viewerId: string): DiaryEntry {
  const { personId: _person, filmId, ratedOrder: _rated, order: _order, ...fields } = entry;
  const postId = fields._id.startsWith('post.') ? fields._id.slice('post.'.length) : null;
  const film = summaryFor(world, filmId, viewerId);
  return { ...fields, film, postId };
}

/** Rating or logging a film means it was watched, whatever was marked before. */
export function clearUnwatchedMark(world: World, personId: string, filmId: string): void {
  const sign = signOf(world, personId, filmId);
  if (sign.mark === false) sign.mark = null;
}

const HOURS_AHEAD_MS = 14 * 3_600_000;

/** Why nothing can have been watched that day. */
export function problemOfDay(
  day: string | null | undefined,
  now: number,
): 'watchedBeforeFilm' | 'watchedInFuture' | null {
  if (typeof day !== 'string') return null;
  if (day < '1874') return 'watchedBeforeFilm';
  const isLater = day > new Date(now + HOURS_AHEAD_MS).toISOString().slice(0, 10);
  return isLater ? 'watchedInFuture' : null;
}
