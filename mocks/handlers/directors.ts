import type { DirectorAnswer } from '../../src/domain/filmAnswers';
import { CursorQuerySchema } from '../../src/domain/queries';
import { decodeKey, encodeCursor } from '../feeds/cursor';
import { recordOf } from '../films/findFilm';
import { isWatched } from '../rules/filmRecords';
import { Refusal } from '../rules/refusal';
import { nameKey } from '../../src/domain/nameKey';
import { averageOf, listedFilm, mineOf } from '../views/films';
import { parseQuery } from './parse';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { read } from './transactions';

/** A director's films, and numbers over all of them: one record for each of the director's films is read. */
export function directorEndpoints(server: Server): Endpoint[] {
  const { filmIndex } = server;
  return [
    endpoint('get', '*/api/directors/:name', async (call) =>
      reply<DirectorAnswer>(
        await read(server, call, async (tx, viewer) => {
          const { limit, cursor } = parseQuery(CursorQuerySchema, call.url);
          const key = nameKey(call.param('name'));
          const ranked = await filmIndex.directedBy(tx, key);
          const name = ranked[0]?.film.directors.find((director) => nameKey(director) === key);
          if (name === undefined) throw Refusal.named('directorNotFound');
          const scope = { feed: `director:${key}`, sort: 'year' };
          const after = cursor === null ? null : decodeKey(cursor, scope, [2]);
          const listed = await Promise.all(
            ranked.map(async ({ film, rank }) => {
              const [record, mine] = await Promise.all([
                recordOf(tx, film),
                mineOf(tx, viewer, film._id),
              ]);
              return { record, mine, key: [film.year, rank] as const };
            }),
          );
          const isAfter = ([year, rank]: readonly [number, number]): boolean =>
            after === null ||
            year < Number(after[0]) ||
            (year === Number(after[0]) && rank > Number(after[1]));
          const left = listed.filter((item) => isAfter(item.key));
          const page = left.slice(0, limit);
          const last = page.at(-1);
          const sum = (of: (record: (typeof listed)[number]['record']) => number): number =>
            listed.reduce((total, { record }) => total + of(record), 0);
          const sums = { ratings: sum(({ ratings }) => ratings), stars: sum(({ stars }) => stars) };
          return {
            director: {
              name,
              films: listed.length,
              ...(viewer && { seen: listed.filter(({ mine }) => isWatched(mine)).length }),
              average: averageOf(sums),
              ratings: sums.ratings,
            },
            films: page.map(({ record, mine }) => listedFilm(record, viewer, mine)),
            nextCursor: last && left.length > limit ? encodeCursor(scope, last.key) : null,
          };
        }),
      ),
    ),
  ];
}
