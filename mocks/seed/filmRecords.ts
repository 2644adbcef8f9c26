import { seedIdOf } from '../../src/domain/sampleAccounts';
import type { Film } from '../../src/domain/films';
import {
  emptyFilmRecord,
  type DiaryRecord,
  type FilmRecord,
  type PersonFilmRecord,
  type RatingRecord,
} from '../rules/filmRecords';
import type { PostRecord } from '../rules/records';
import {
  blankPersonFilm,
  withEntry,
  withListing,
  withLove,
  withMark,
  RATE_CALL,
  withRating,
  type Standing,
} from '../rules/standing';
import { withPost } from '../rules/postStanding';
import { withDerivedFields } from '../rules/standingSums';
import { groupBy } from '../views/groupBy';
import type { SeedFilmActivity } from './diaryNotes';
import type { SeedContext } from './records';

interface Change {
  userId: string;
  filmId: string;
  alter(standing: Standing): Standing;
}

interface FilmRecords {
  films: FilmRecord[];
  personFilms: PersonFilmRecord[];
  ratings: RatingRecord[];
  diary: DiaryRecord[];
}

/** All film records that follow from the seed's activity and posts. `films` are those that can be named. */
export function filmRecords(
  films: readonly Film[],
  named: readonly string[],
  activity: readonly SeedFilmActivity[],
  posts: readonly PostRecord[],
  context: Pick<SeedContext, 'dates' | 'nextSeq'>,
): FilmRecords {
  const { nextSeq } = context;
  const byId = new Map(films.map((film) => [film._id, film]));
  const stored = new Map<string, FilmRecord>();
  const store = (filmId: string): FilmRecord => {
    const known = stored.get(filmId);
    if (known) return known;
    const film = byId.get(filmId);
    if (!film) throw new Error(`The seed names a film that it does not have: ${filmId}`);
    const record = emptyFilmRecord(film, nextSeq());
    stored.set(filmId, record);
    return record;
  };
  for (const filmId of named) store(filmId);

  const changes = [
    ...activity.map((item) => changeOf(item, context)),
    ...posts.flatMap((post): Change[] => {
      const { authorId: userId, filmId } = post;
      return filmId === undefined
        ? []
        : [{ userId, filmId, alter: (standing) => withPost(standing, post) }];
    }),
  ];
  const standings: Standing[] = [];
  for (const group of groupBy(changes, ({ userId, filmId }) => `${userId} ${filmId}`).values()) {
    const [{ userId, filmId } = { userId: '', filmId: '' }] = group;
    const mine = blankPersonFilm(userId, filmId);
    const before: Standing = { film: store(filmId), mine, ratings: [], entries: [] };
    const altered = group.reduce((standing, { alter }) => alter(standing), before);
    const after = withDerivedFields(before, altered, nextSeq);
    stored.set(filmId, after.film);
    standings.push(after);
  }
  return {
    films: [...stored.values()],
    personFilms: standings.map(({ mine }) => mine),
    ratings: standings.flatMap(({ ratings }) => ratings),
    diary: standings.flatMap(({ entries }) => entries),
  };
}

function changeOf(
  { username, filmId, watchlist, loved, watched }: SeedFilmActivity,
  { dates, nextSeq }: Pick<SeedContext, 'dates' | 'nextSeq'>,
): Change {
  const userId = seedIdOf(username);
  return {
    userId,
    filmId,
    alter: (standing) => {
      if (watchlist) return withListing(standing, nextSeq());
      if (loved) return withLove(standing, nextSeq());
      if (!watched) return standing;
      const { on, stars, again, text, tags } = watched;
      const seq = nextSeq();
      if (on === null) {
        const seen = withMark(standing, true);
        if (stars === null) return seen;
        return withRating(seen, { userId, filmId, source: RATE_CALL, stars, seq });
      }
      return withEntry(standing, {
        _id: `seed-${userId}-${seq}`,
        userId,
        filmId,
        watchedOn: dates.day(on),
        rating: stars,
        ...(stars !== null && { ratedSeq: seq }),
        again: again || null,
        text,
        ...(tags && { tags }),
        postId: null,
        seq,
      });
    },
  };
}
