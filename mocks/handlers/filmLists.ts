import type * as v from 'valibot';
import type {
  DiaryAnswer,
  ListedFilmsAnswer,
  WatchedFilmsAnswer,
  YearAnswer,
} from '../../src/domain/filmAnswers';
import {
  DiaryQuerySchema,
  WatchedQuerySchema,
  WatchlistQuerySchema,
} from '../../src/domain/filmQueries';
import { daysOf, type Direction, type Reading } from '../db/db';
import { scanPage } from '../feeds/scanPage';
import type { UserRecord } from '../rules/records';
import { found, Refusal } from '../rules/refusal';
import { findUser } from '../session/session';
import { entryView, filmsOf, summaryIn } from '../views/films';
import { yearOf } from '../views/year';
import { parseQuery } from './parse';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { read } from './transactions';

const directionOf = (sort: 'latest' | 'oldest'): Direction =>
  sort === 'oldest' ? 'ascending' : 'descending';

/** A person's public lists of films. */
export function filmListEndpoints(server: Server): Endpoint[] {
  /** Parses the query first, so that a bad query is reported before an unknown user. */
  async function listOf<Q, T extends object>(
    call: Call,
    schema: v.GenericSchema<unknown, Q>,
    view: (tx: Reading, who: { _id: string; viewer: UserRecord | null }, query: Q) => Promise<T>,
  ): Promise<Reply> {
    return reply<T>(
      await read(server, call, async (tx, viewer) => {
        const query = parseQuery(schema, call.url);
        const { _id } = found(await findUser(tx, call.param('username')), 'userNotFound');
        return view(tx, { _id, viewer }, query);
      }),
    );
  }

  return [
    endpoint('get', '*/api/users/:username/diary', (call) =>
      listOf(call, DiaryQuerySchema, async (tx, { _id, viewer }, query): Promise<DiaryAnswer> => {
        const { sort, on, rating } = query;
        const { records, nextCursor } = await scanPage(
          tx,
          {
            scope: { feed: `diary:${JSON.stringify([_id, on, rating])}`, sort },
            store: 'diary',
            index: 'byUser',
            prefix: [_id],
            between: on === undefined ? undefined : daysOf(on),
            accepts: (entry) => rating === undefined || entry.rating === rating,
            direction: directionOf(sort),
            keyOf: ({ watchedOn, seq }) => [watchedOn, seq],
            keyLength: 2,
          },
          query,
        );
        const films = await filmsOf(tx, records, viewer);
        return { entries: records.map((entry) => entryView(entry, films)), nextCursor };
      }),
    ),

    endpoint('get', '*/api/users/:username/films', (call) =>
      listOf(
        call,
        WatchedQuerySchema,
        async (tx, { _id, viewer }, query): Promise<WatchedFilmsAnswer> => {
          const isByStars = query.sort === 'rating';
          const { records, nextCursor } = await scanPage(
            tx,
            {
              scope: { feed: `films:${_id}`, sort: query.sort },
              store: 'personFilms',
              index: isByStars ? 'byStars' : 'byDate',
              prefix: [_id],
              direction: 'descending',
              keyOf: ({ watchedOn = '', starsKey = 0, watchedSeq = 0 }) =>
                isByStars ? [starsKey, watchedSeq] : [watchedOn, watchedSeq],
              keyLength: 2,
            },
            query,
          );
          const films = await filmsOf(tx, records, viewer);
          return {
            films: records.map(({ filmId, rating, watchedOn = '' }) => ({
              ...summaryIn(films, filmId),
              rating,
              watchedOn: watchedOn || null,
            })),
            nextCursor,
          };
        },
      ),
    ),

    endpoint('get', '*/api/users/:username/watchlist', (call) =>
      listOf(
        call,
        WatchlistQuerySchema,
        async (tx, { _id, viewer }, query): Promise<ListedFilmsAnswer> => {
          const { records, nextCursor } = await scanPage(
            tx,
            {
              scope: { feed: `watchlist:${_id}`, sort: query.sort },
              store: 'personFilms',
              index: 'byListed',
              prefix: [_id],
              direction: directionOf(query.sort),
              keyOf: ({ listedSeq = 0 }) => [listedSeq],
              keyLength: 1,
            },
            query,
          );
          const films = await filmsOf(tx, records, viewer);
          return { films: records.map(({ filmId }) => summaryIn(films, filmId)), nextCursor };
        },
      ),
    ),

    endpoint('get', '*/api/users/:username/year/:year', async (call) =>
      reply<YearAnswer>(
        await read(server, call, async (tx, viewer) => {
          const year = call.param('year');
          if (!/^\d{4}$/.test(year)) throw Refusal.badRequest('A year has four digits.');
          const { _id } = found(await findUser(tx, call.param('username')), 'userNotFound');
          return { year: await yearOf(tx, { userId: _id, year, viewer }) };
        }),
      ),
    ),
  ];
}
