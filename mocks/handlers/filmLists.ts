import * as v from 'valibot';
import type {
  AllTimeAnswer,
  DiaryAnswer,
  ListedFilmsAnswer,
  TagsAnswer,
  WatchedFilmsAnswer,
  YearAnswer,
} from '../../src/domain/filmAnswers';
import {
  DiaryQuerySchema,
  WatchedQuerySchema,
  WatchlistQuerySchema,
} from '../../src/domain/filmQueries';
import type { WatchedSort } from '../../src/domain/films';
import { LIMITS } from '../../src/domain/limits';
import type { Direction, KeyPart, Reading } from '../db/db';
import type { IndexName } from '../db/schema';
import { scanPage } from '../feeds/scanPage';
import { requireCounted } from '../films/countedDiary';
import { diaryPage } from '../films/diaryPage';
import type { PersonFilmRecord } from '../rules/filmRecords';
import type { UserRecord } from '../rules/records';
import { found, Refusal } from '../rules/refusal';
import { findUser } from '../session/session';
import { entryView, filmsOf, summaryIn } from '../views/films';
import { allTimeOf, yearOf } from '../views/period';
import { parseQuery } from './parse';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { read } from './transactions';

const directionOf = (sort: 'latest' | 'oldest'): Direction =>
  sort === 'oldest' ? 'ascending' : 'descending';

interface PersonFilmOrder {
  index: IndexName<'personFilms'>;
  keyOf: (record: PersonFilmRecord) => readonly KeyPart[];
  keyLength: number;
}

/** The orders of a person's films: an index, and a record's key in it after the person. */
const PERSON_FILM_ORDERS: Record<WatchedSort | 'loved', PersonFilmOrder> = {
  date: {
    index: 'byDate',
    keyOf: ({ watchedOn = '', watchedSeq = 0 }) => [watchedOn, watchedSeq],
    keyLength: 2,
  },
  rating: {
    index: 'byStars',
    keyOf: ({ starsKey = 0, watchedSeq = 0 }) => [starsKey, watchedSeq],
    keyLength: 2,
  },
  loved: { index: 'byLoved', keyOf: ({ lovedSeq = 0 }) => [lovedSeq], keyLength: 1 },
};

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
        const isByFacet = query.decade !== undefined || query.country !== undefined;
        if (isByFacet) await requireCounted(tx, server.store, _id);
        const { records, nextCursor } = await diaryPage(tx, _id, query);
        const films = await filmsOf(tx, records, viewer);
        return { entries: records.map((entry) => entryView(entry, films)), nextCursor };
      }),
    ),

    endpoint('get', '*/api/users/:username/tags', (call) =>
      listOf(call, v.object({}), async (tx, { _id }): Promise<TagsAnswer> => {
        const prefix = [_id];
        const tags = await tx.first(
          'personTags',
          'byEntries',
          [{ prefix }],
          'descending',
          LIMITS.personTags,
        );
        return { tags: tags.map(({ tag, entries }) => ({ tag, count: entries })) };
      }),
    ),

    endpoint('get', '*/api/users/:username/films', (call) =>
      listOf(
        call,
        WatchedQuerySchema,
        async (tx, { _id, viewer }, query): Promise<WatchedFilmsAnswer> => {
          const order = PERSON_FILM_ORDERS[query.loved ? 'loved' : query.sort];
          const { records, nextCursor } = await scanPage(
            tx,
            {
              scope: { feed: `films:${_id}`, sort: order.index },
              store: 'personFilms',
              prefix: [_id],
              direction: 'descending',
              ...order,
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
          return { year: await yearOf(tx, { store: server.store, userId: _id, viewer }, year) };
        }),
      ),
    ),

    endpoint('get', '*/api/users/:username/all-time', (call) =>
      listOf(call, v.object({}), async (tx, { _id, viewer }): Promise<AllTimeAnswer> => ({
        allTime: await allTimeOf(tx, { store: server.store, userId: _id, viewer }),
      })),
    ),
  ];
}
