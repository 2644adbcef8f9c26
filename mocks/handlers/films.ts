import type {
  FilmAnswer,
  FilmExistsBody,
  FilmPageAnswer,
  FilmsAnswer,
  FriendsFilmsAnswer,
} from '../../src/domain/filmAnswers';
import { AddFilmSchema, EditFilmSchema } from '../../src/domain/filmRequests';
import { REFUSALS } from '../../src/domain/errors';
import type { Film } from '../../src/domain/films';
import { FilmsQuerySchema } from '../../src/domain/filmQueries';
import type { Reading } from '../db/db';
import { friendsFilms } from '../films/friendsFilms';
import { newFilm, sameFilm } from '../films/addFilm';
import { findFilm } from '../films/findFilm';
import { listFilms } from '../films/list';
import { storePeriods } from '../films/periods';
import { editFilm } from '../rules/editFilm';
import type { UserRecord } from '../rules/records';
import { granted } from '../rules/refusal';
import type { FilmRecord } from '../rules/filmRecords';
import { isWatched } from '../rules/filmRecords';
import { withoutPeople } from '../session/hidden';
import { listedFilm, mineOf, myFilm, numbersOf } from '../views/films';
import { summaryView, usersWithIds } from '../views/users';
import { parseQuery } from './parse';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { authorisedBody, mutate, read, readSignedIn, type ActorMutation } from './transactions';

export function filmEndpoints(server: Server): Endpoint[] {
  const { filmIndex, picture } = server;

  /** Stores the record of an added film, or refuses it as the film that is there already. */
  async function write(
    call: Call,
    make: (act: ActorMutation) => Promise<FilmRecord | Film>,
  ): Promise<Reply> {
    const snapshot = await mutate<FilmAnswer | FilmExistsBody>(server, call, async (act) => {
      const { tx, actor } = act;
      const made = await make(act);
      const watched = isWatched(await mineOf(tx, actor, made._id));
      if (!('film' in made)) {
        const value = { errors: [REFUSALS.filmExists[1]], film: { ...made, watched } };
        return { value, change: null };
      }
      await tx.put('films', made);
      const ids = { postIds: [], userIds: [], filmIds: [made._id] };
      return {
        value: { film: { ...made.film, watched } },
        change: { kind: 'filmAdded', isModeration: true, actorId: actor._id, ...ids },
      };
    });
    return reply(snapshot, 'errors' in snapshot.value ? REFUSALS.filmExists[0] : 201);
  }

  return [
    endpoint('get', '*/api/films', async (call) =>
      reply<FilmsAnswer>(
        await read(server, call, async (tx, viewer) => {
          const query = parseQuery(FilmsQuerySchema, call.url);
          const { films, nextCursor } = await listFilms(tx, filmIndex, query, viewer);
          const mine = await Promise.all(films.map(({ _id }) => mineOf(tx, viewer, _id)));
          return {
            films: films.map((film, index) => listedFilm(film, viewer, mine[index])),
            nextCursor,
          };
        }),
      ),
    ),

    endpoint('get', '*/api/films/friends', async (call) =>
      reply<FriendsFilmsAnswer>(
        await readSignedIn(server, call, async (tx, viewer, { hidden }) => ({
          friends: await friendsFilms(tx, viewer, hidden, picture),
        })),
      ),
    ),

    endpoint('get', '*/api/films/:filmId', async (call) =>
      reply<FilmPageAnswer>(
        await read(server, call, async (tx, viewer, { hidden }) => {
          // Before any read begins: it throws where its code is not loaded yet.
          const unmuted = withoutPeople(tx, hidden.mutedIds);
          const pageOf = async (filmId: string): Promise<FilmPageAnswer> => {
            const [record, mine, friends] = await Promise.all([
              findFilm(tx, filmIndex, filmId),
              mineOf(tx, viewer, filmId),
              viewer && friendsWhoSaw(server, unmuted, viewer, filmId),
            ]);
            const { film } = record;
            if (film._id !== filmId) return pageOf(film._id);
            return {
              film: viewer ? { ...film, watched: isWatched(mine) } : film,
              numbers: numbersOf(record),
              mine: viewer && myFilm(record, viewer, mine),
              friends,
            };
          };
          return pageOf(call.param('filmId'));
        }),
      ),
    ),

    endpoint('post', '*/api/films', async (call) => {
      const { filmData } = await authorisedBody(server, call, () => AddFilmSchema);
      return write(call, async ({ tx, actor, context }) => {
        const known = await sameFilm(tx, filmIndex, filmData);
        if (known) return known;
        const findKept = (filmId: string) => tx.get('films', filmId);
        return newFilm(filmIndex, filmData, findKept, context.nextSeq, actor._id);
      });
    }),

    endpoint('post', '*/api/films/edit/:filmId', async (call) => {
      const { filmData } = await authorisedBody(server, call, () => EditFilmSchema);
      return write(call, async ({ tx, actor, context }) => {
        const before = await findFilm(tx, filmIndex, call.param('filmId'));
        const { record } = granted(editFilm(before, actor, filmData, context));
        const same = await sameFilm(tx, filmIndex, record.film, before._id);
        if (same) return same;
        await tx.put('films', record);
        // Only its editor has used it.
        const entries = await tx.list('diary', 'byUserFilm', [actor._id, before._id]);
        await storePeriods(tx, actor._id, [
          { before: { film: before.film, entries }, after: { film: record.film, entries } },
        ]);
        return record;
      });
    }),
  ];
}

/** People the viewer follows who have watched the film, the first followed first. */
async function friendsWhoSaw(
  { picture }: Server,
  tx: Reading,
  viewer: UserRecord,
  filmId: string,
): Promise<NonNullable<FilmPageAnswer['friends']>> {
  const follows = await tx.list('follows', 'byFollower', [viewer._id]);
  const theirs = await Promise.all(
    follows.map(({ followeeId }) => tx.get('personFilms', [followeeId, filmId])),
  );
  const saw = theirs.filter((one) => one !== undefined).filter(isWatched);
  const people = await usersWithIds(
    tx,
    saw.map(({ userId }) => userId),
  );
  return saw.flatMap(({ userId, rating }) => {
    const user = people.get(userId);
    return user ? [{ user: summaryView(user, picture), rating }] : [];
  });
}
