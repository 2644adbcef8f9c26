import type { Film } from '../../src/domain/films';
import type { DiaryRecord, FilmRecord, PersonFilmRecord, RatingRecord } from '../rules/filmRecords';
import type { PostRecord } from '../rules/records';
import {
  blankPersonFilm,
  entered,
  listed,
  marked,
  posted,
  RATE_CALL,
  rated,
  untouchedFilm,
  type Standing,
} from '../rules/standing';
import { settled } from '../rules/standingSums';
import { groupBy } from '../views/groupBy';
import type { SeedDeed } from './filmLives';
import { idOf } from './records';

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

/** Everything about films that follows from what people did and wrote. `films` are those that may be named. */
export function filmRecords(
  films: readonly Film[],
  named: readonly string[],
  deeds: readonly SeedDeed[],
  posts: readonly PostRecord[],
  nextSeq: () => number,
): FilmRecords {
  const byId = new Map(films.map((film) => [film._id, film]));
  const kept = new Map<string, FilmRecord>();
  const keep = (filmId: string): FilmRecord => {
    const known = kept.get(filmId);
    if (known) return known;
    const film = byId.get(filmId);
    if (!film) throw new Error(`The seed names a film that it does not have: ${filmId}`);
    const record = untouchedFilm(film, nextSeq());
    kept.set(filmId, record);
    return record;
  };
  for (const filmId of named) keep(filmId);

  const changes = [
    ...deeds.map((deed) => changeOf(deed, nextSeq)),
    ...posts.flatMap((post): Change[] => {
      const { authorId: userId, filmId } = post;
      return filmId === undefined
        ? []
        : [{ userId, filmId, alter: (standing) => posted(standing, post) }];
    }),
  ];
  const standings: Standing[] = [];
  for (const group of groupBy(changes, ({ userId, filmId }) => `${userId} ${filmId}`).values()) {
    const [{ userId, filmId } = { userId: '', filmId: '' }] = group;
    const mine = blankPersonFilm(userId, filmId);
    const before: Standing = { film: keep(filmId), mine, ratings: [], entries: [] };
    const altered = group.reduce((standing, { alter }) => alter(standing), before);
    const after = settled(before, altered, nextSeq);
    kept.set(filmId, after.film);
    standings.push(after);
  }
  return {
    films: [...kept.values()],
    personFilms: standings.map(({ mine }) => mine),
    ratings: standings.flatMap(({ ratings }) => ratings),
    diary: standings.flatMap(({ entries }) => entries),
  };
}

function changeOf(
  { username, filmId, watchlist, watched }: SeedDeed,
  nextSeq: () => number,
): Change {
  const userId = idOf(username);
  return {
    userId,
    filmId,
    alter: (standing) => {
      if (watchlist) return listed(standing, nextSeq());
      if (!watched) return standing;
      const { on, stars, again, text } = watched;
      const seq = nextSeq();
      if (on === null) {
        const seen = marked(standing, true);
        if (stars === null) return seen;
        return rated(seen, { userId, filmId, source: RATE_CALL, stars, seq });
      }
      return entered(standing, {
        _id: `seed-${userId}-${seq}`,
        userId,
        filmId,
        watchedOn: on,
        rating: stars,
        ...(stars !== null && { ratedSeq: seq }),
        again: again || null,
        text,
        postId: null,
        seq,
      });
    },
  };
}
