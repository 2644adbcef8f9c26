import { isWatched, type DiaryRecord, type PersonFilmRecord } from './filmRecords';
import { sameEvening } from './postStanding';
import type { Sequence } from './records';
import {
  blankPersonFilm,
  RATE_CALL,
  withEntry,
  withoutSource,
  withRating,
  type Standing,
} from './standing';
import { counted, derivePersonFilm, withDerivedFields } from './standingSums';

/** A diary entry as one of another film. */
export const entryOf = (filmId: string, entry: DiaryRecord): DiaryRecord => ({
  ...entry,
  filmId,
  ...(entry.notedFilmId !== undefined && { notedFilmId: filmId }),
  ...(entry.byHand && { byHand: entryOf(filmId, entry.byHand) }),
});

/**
 * What a person said of two films, once one is merged into the other, as if all of it had been about the other from the
 * start. Of what they can say only once, the other's own stays: a rating by hand, a mark, a place on the watchlist, a love.
 */
export function mergedStandings(
  from: Standing,
  into: Standing,
  nextSeq: () => Sequence,
): { from: Standing; into: Standing } {
  const mine = blankPersonFilm(from.mine.userId, from.mine.filmId);
  const said = withSayings(from, into);
  const merged = { ...said, mine: relation(from, into, said, nextSeq) };
  return {
    from: withDerivedFields(from, { ...from, mine, ratings: [], entries: [] }, nextSeq),
    into: counted(into, merged),
  };
}

/** With the evenings and ratings of both. */
function withSayings(from: Standing, into: Standing): Standing {
  const { _id: filmId } = into.film;
  const entries = from.entries.map((entry) => entryOf(filmId, entry));
  const isRated = into.ratings.some(({ source }) => source === RATE_CALL);
  const isFalse = markOf(from, into) === false;
  const ratings = from.ratings
    .filter(({ source }) => source !== RATE_CALL || !(isRated || isFalse))
    .map((rating) => ({ ...rating, filmId }));
  const logged = entries.reduce((standing, entry) => withEntry(standing, entry), into);
  const rated = ratings.reduce((standing, rating) => withRating(standing, rating), logged);
  return joined(joined(rated, entries, into.entries), into.entries, entries);
}

/** Lets the posts among some evenings stand for those by hand among others that were there before them. */
function joined(
  standing: Standing,
  evenings: readonly DiaryRecord[],
  others: readonly DiaryRecord[],
): Standing {
  const otherIds = new Set(others.map(({ _id }) => _id));
  const posts = evenings.filter(({ postId, byHand }) => postId !== null && !byHand);
  return posts.reduce((sofar, post) => {
    const { rating, ...fields } = post;
    const entries = sofar.entries.filter(({ _id, seq }) => otherIds.has(_id) && seq < post.seq);
    const byHand = sameEvening({ entries }, { ...fields, ...(rating !== null && { rating }) });
    if (!byHand) return sofar;
    const again = post.again ?? byHand.again;
    return withEntry(withoutSource(sofar, byHand._id), { ...post, again, byHand });
  }, standing);
}

const markOf = ({ mine: { mark } }: Standing, { mine }: Standing): boolean | null =>
  mine.mark ?? (mark === false && isWatched(mine) ? null : mark);

/** When they last said that they watched the film. */
const seenSeq = ({ mine, entries }: Standing): Sequence =>
  isWatched(mine) ? Math.max(mine.watchedSeq ?? 0, ...entries.map(({ seq }) => seq)) : 0;

/** When the film came on the watchlist, if it has not left that with the other film since. */
const listedSeq = ({ mine }: Standing, other: Standing): Sequence | undefined =>
  mine.listedSeq !== undefined && mine.listedSeq > seenSeq(other) ? mine.listedSeq : undefined;

/** The person's relation to the film that has become of both. */
function relation(
  from: Standing,
  into: Standing,
  said: Standing,
  nextSeq: () => Sequence,
): PersonFilmRecord {
  const { userId, filmId, rating } = into.mine;
  const [listed, loved] = [
    listedSeq(into, from) ?? listedSeq(from, into),
    into.mine.lovedSeq ?? from.mine.lovedSeq,
  ];
  const watched = [into, from].flatMap(({ mine }) => mine.watchedSeq ?? []);
  const seen = watched.length > 0 && { watchedSeq: Math.min(...watched) };
  const marks = {
    userId,
    filmId,
    rating,
    mark: markOf(from, into),
    ...(listed !== undefined && { listedSeq: listed }),
    ...(loved !== undefined && { lovedSeq: loved }),
  };
  // As if both had been one film all along: nothing is watched only now.
  const before = { ...said, mine: { ...marks, ...seen } };
  return derivePersonFilm(before, { ...said, mine: marks }, nextSeq);
}
