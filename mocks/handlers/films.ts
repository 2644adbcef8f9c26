import type { HttpHandler } from 'msw';
import type {
  FilmAnswer,
  FilmExistsBody,
  FilmPageAnswer,
  FilmsAnswer,
} from '../../src/domain/filmAnswers';
import { AddFilmSchema } from '../../src/domain/filmRequests';
import { REFUSALS } from '../../src/domain/errors';
import { FilmsQuerySchema } from '../../src/domain/queries';
import type { Reading } from '../db/db';
import { namesakes, newFilm } from '../films/addFilm';
import { findFilm } from '../films/standings';
import { listFilms } from '../films/list';
import type { UserRecord } from '../rules/records';
import { isWatched } from '../rules/standing';
import { isSameFilm, titleKey } from '../rules/titles';
import { listedFilm, mineOf, myFilm, numbersOf } from '../views/films';
import { summaryView, usersWithIds } from '../views/users';
import { parseQuery } from './parse';
import { reply } from './route';
import type { Server } from './server';
import { authorisedBody, mutate, read } from './transactions';

export function filmHandlers(server: Server): HttpHandler[] {
  const { route, filmIndex } = server;
  return [
    route('get', '*/api/films', async (call) =>
      reply<FilmsAnswer>(
        await read(server, call, async (tx, viewer) => {
          const query = parseQuery(FilmsQuerySchema, call.url);
          const { films, nextCursor } = await listFilms(tx, filmIndex, query);
          const mine = await Promise.all(films.map(({ _id }) => mineOf(tx, viewer, _id)));
          return {
            films: films.map((film, index) => listedFilm(film, viewer, mine[index])),
            nextCursor,
          };
        }),
      ),
    ),

    route('get', '*/api/films/:filmId', async (call) =>
      reply<FilmPageAnswer>(
        await read(server, call, async (tx, viewer) => {
          const record = await findFilm(tx, filmIndex, call.param('filmId'));
          const { film } = record;
          const mine = await mineOf(tx, viewer, film._id);
          return {
            film: viewer ? { ...film, watched: isWatched(mine) } : film,
            numbers: numbersOf(record),
            mine: viewer && myFilm(mine),
            friends: viewer && (await friendsWhoSaw(server, tx, viewer, film._id)),
          };
        }),
      ),
    ),

    route('post', '*/api/films', async (call) => {
      const { filmData } = await authorisedBody(server, call, () => AddFilmSchema);
      const snapshot = await mutate<FilmAnswer | FilmExistsBody>(
        server,
        call,
        async ({ tx, actor, context }) => {
          const known = (await namesakes(tx, filmIndex, titleKey(filmData.title))).find((film) =>
            isSameFilm(film, filmData),
          );
          if (known) {
            const watched = isWatched(await mineOf(tx, actor, known._id));
            const value = { errors: [REFUSALS.filmExists[1]], film: { ...known, watched } };
            return { value, change: null };
          }
          const findKept = (filmId: string) => tx.get('films', filmId);
          const added = await newFilm(filmIndex, filmData, findKept, context.nextSeq);
          await tx.put('films', added);
          const { film } = added;
          return {
            value: { film: { ...film, watched: false } },
            change: {
              kind: 'filmAdded',
              actorId: actor._id,
              postIds: [],
              userIds: [],
              filmIds: [film._id],
            },
          };
        },
      );
      return reply(snapshot, 'errors' in snapshot.value ? REFUSALS.filmExists[0] : 201);
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
