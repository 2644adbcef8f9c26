import type { DiaryRecord, FilmRecord, PersonFilmRecord, RatingRecord } from './filmRecords';
import type { Sequence } from './records';

/** A person's relation to a film, and the film's own record. Rules change it; `withDerivedFields` updates the rest. */
export interface Standing {
  film: FilmRecord;
  mine: PersonFilmRecord;
  /** The person's ratings of this film, the newest last. */
  ratings: readonly RatingRecord[];
  /** The person's diary entries of this film, the latest day last. */
  entries: readonly DiaryRecord[];
}

/** No diary entry can have this id. */
export const RATE_CALL = 'rate.';

/** The source of a post's rating, and the id of its diary entry, which no other entry can have. */
export const sourceOfPost = (postId: string): string => `post.${postId}`;

export const blankPersonFilm = (userId: string, filmId: string): PersonFilmRecord => ({
  userId,
  filmId,
  mark: null,
  rating: null,
});

/** A blank record need not be stored. */
export const isBlank = (mine: PersonFilmRecord): boolean =>
  mine.mark === null &&
  mine.rating === null &&
  mine.listedSeq === undefined &&
  mine.lovedSeq === undefined &&
  mine.watchedSeq === undefined;

/** Rating or logging a film means it was watched, whatever was marked before. */
const withoutUnwatchedMark = (mine: PersonFilmRecord): PersonFilmRecord =>
  mine.mark === false ? { ...mine, mark: null } : mine;

/** Replaces the source's earlier rating. */
export function withRating(standing: Standing, rating: RatingRecord): Standing {
  const others = standing.ratings.filter(({ source }) => source !== rating.source);
  return {
    ...standing,
    mine: withoutUnwatchedMark(standing.mine),
    ratings: [...others, rating].sort((a, b) => a.seq - b.seq),
  };
}

/** With the key under which a film's page finds an entry's words. */
const noted = ({ notedFilmId: _n, ...entry }: DiaryRecord): DiaryRecord => ({
  ...entry,
  ...(entry.text && entry.postId === null && { notedFilmId: entry.filmId }),
});

/** Adds the entry with its rating, replacing the one with its id. */
export function withEntry(standing: Standing, entry: DiaryRecord): Standing {
  const { userId, filmId, _id, rating, ratedSeq } = entry;
  const cleared = withoutSource(standing, _id);
  const written = {
    ...cleared,
    mine: withoutUnwatchedMark(standing.mine),
    entries: [...cleared.entries, noted(entry)].sort((a, b) =>
      a.watchedOn === b.watchedOn ? a.seq - b.seq : a.watchedOn < b.watchedOn ? -1 : 1,
    ),
  };
  if (rating === null || ratedSeq === undefined) return written;
  return withRating(written, { userId, filmId, source: _id, stars: rating, seq: ratedSeq });
}

/** Sorts after every day. */
const NO_DAY = '9999';

/**
 * The sequence number for a rating of that day that is imported later. It is as old as its day, so that a rating of a
 * later day, or of none, still counts. Undefined if it is the newest.
 */
export function backdatedSeq({ ratings, entries }: Standing, day: string): Sequence | undefined {
  const days = new Map(entries.map((entry) => [entry._id, entry.watchedOn]));
  const index = ratings.findIndex(({ source }) => (days.get(source) ?? NO_DAY) > day);
  const above = ratings[index];
  if (!above) return undefined;
  const below = ratings[index - 1] ?? { seq: above.seq - 1 };
  return (below.seq + above.seq) / 2;
}

/** Removes the source's rating and the entry with that id. */
export const withoutSource = (standing: Standing, source: string): Standing => ({
  ...standing,
  ratings: standing.ratings.filter((rating) => rating.source !== source),
  entries: standing.entries.filter(({ _id }) => _id !== source),
});

/** A film that was not watched has no rating by hand. Those of entries and posts stay with them, but do not count. */
export const withMark = (standing: Standing, mark: boolean): Standing => ({
  ...(mark ? standing : withoutSource(standing, RATE_CALL)),
  mine: { ...standing.mine, mark },
});

/** What still says that the film was watched, if it was marked as not watched. */
export function heldBy({ mine, ratings, entries }: Standing): 'diary' | 'post' | null {
  if (mine.mark !== false || (entries.length === 0 && ratings.length === 0)) return null;
  return entries.some(({ postId }) => postId === null) ? 'diary' : 'post';
}

/** Without `seq` the film is removed from the watchlist. */
export function withListing({ mine, ...standing }: Standing, seq?: Sequence): Standing {
  const { listedSeq: _, ...unlisted } = mine;
  return { ...standing, mine: seq === undefined ? unlisted : { ...unlisted, listedSeq: seq } };
}

/** Without `seq` the film is not loved any more. Loving one does not say that it was watched. */
export function withLove({ mine, ...standing }: Standing, seq?: Sequence): Standing {
  const { lovedSeq: _, ...unloved } = mine;
  return { ...standing, mine: seq === undefined ? unloved : { ...unloved, lovedSeq: seq } };
}
