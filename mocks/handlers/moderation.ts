import type * as v from 'valibot';
import {
  ActSchema,
  GiveRoleSchema,
  MendFilmSchema,
  MergeFilmsSchema,
  PLAIN_ACTS,
  type Act,
  type AddedFilmsAnswer,
  type FilmUsesAnswer,
  type LogAnswer,
  type ReportsAnswer,
} from '../../src/domain/moderation';
import { CursorQuerySchema } from '../../src/domain/queries';
import type { Reading } from '../db/db';
import { scanPage } from '../feeds/scanPage';
import { findFilm } from '../films/findFilm';
import { giveRole, perform } from '../moderation/act';
import { mendAddedFilm } from '../moderation/mendFilm';
import { mergeAddedFilms } from '../moderation/mergeFilms';
import type { Acting, Heard } from '../moderation/record';
import { usesOfFilm } from '../moderation/usesOfFilm';
import type { UserRecord } from '../rules/records';
import { granted } from '../rules/refusal';
import { mayAct, moderator } from '../rules/roles';
import { logViews, reportViews } from '../views/moderation';
import { addedFilmView } from '../views/subjects';
import { parse, parseQuery } from './parse';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { mutate, readSignedIn } from './transactions';

/** What moderators and admins do. To them nobody is hidden, whomever they block. */
export function moderationEndpoints(server: Server): Endpoint[] {
  const { filmIndex, picture } = server;

  const readAsModerator = <T>(call: Call, work: (tx: Reading, viewer: UserRecord) => Promise<T>) =>
    readSignedIn(server, call, (_tx, viewer, { unhidden }) =>
      work(unhidden, granted(moderator(viewer)).moderator),
    );

  /** The parsed body. The role is checked first, so that others learn nothing about the body's errors. */
  async function bodyFor<T>(call: Call, act: Act, schema: v.GenericSchema<unknown, T>): Promise<T> {
    await readSignedIn(server, call, (_tx, viewer) =>
      Promise.resolve(granted(mayAct(viewer, act))),
    );
    return parse(schema, await call.json());
  }

  async function act(call: Call, work: (acting: Acting) => Promise<Heard>): Promise<Reply> {
    const acted = await mutate<Record<string, never>>(
      server,
      call,
      async ({ unhidden: tx, actor, context }) => {
        granted(moderator(actor));
        return { value: {}, change: await work({ tx, by: actor, context }) };
      },
    );
    return reply(acted);
  }

  return [
    endpoint('get', '*/api/moderation/reports', async (call) =>
      reply<ReportsAnswer>(
        await readAsModerator(call, async (tx, viewer) => {
          const query = parseQuery(CursorQuerySchema, call.url);
          const [{ records, nextCursor }, open] = await Promise.all([
            scanPage(
              tx,
              {
                scope: { feed: 'reports', sort: 'latest' },
                store: 'reports',
                index: 'byAge',
                prefix: [],
                direction: 'descending',
                keyOf: (report) => [report.open, report.seq],
                keyLength: 2,
              },
              query,
            ),
            tx.count('reports', 'byAge', { prefix: [1] }),
          ]);
          return { reports: await reportViews(tx, records, { picture, viewer }), open, nextCursor };
        }),
      ),
    ),

    endpoint('get', '*/api/moderation/log', async (call) =>
      reply<LogAnswer>(
        await readAsModerator(call, async (tx, viewer) => {
          const { records, nextCursor } = await scanPage(
            tx,
            {
              scope: { feed: 'acts', sort: 'latest' },
              store: 'acts',
              index: 'byAge',
              prefix: [],
              direction: 'descending',
              keyOf: ({ seq }) => [seq],
              keyLength: 1,
            },
            parseQuery(CursorQuerySchema, call.url),
          );
          return { entries: await logViews(tx, records, { picture, viewer }), nextCursor };
        }),
      ),
    ),

    endpoint('get', '*/api/moderation/films', async (call) =>
      reply<AddedFilmsAnswer>(
        await readAsModerator(call, async (tx, viewer) => {
          const { records, nextCursor } = await scanPage(
            tx,
            {
              scope: { feed: 'added films', sort: 'latest' },
              store: 'films',
              index: 'byAdded',
              prefix: [],
              accepts: ({ mergedInto }) => mergedInto === undefined,
              direction: 'descending',
              keyOf: ({ addedSeq = 0 }) => [addedSeq],
              keyLength: 1,
            },
            parseQuery(CursorQuerySchema, call.url),
          );
          const context = { picture, viewer };
          const films = records.map((record) => addedFilmView(tx, record, context));
          return { films: await Promise.all(films), nextCursor };
        }),
      ),
    ),

    endpoint('get', '*/api/moderation/films/:filmId', async (call) =>
      reply<FilmUsesAnswer>(
        await readAsModerator(call, async (tx) => ({
          uses: await usesOfFilm(tx, await findFilm(tx, filmIndex, call.param('filmId'))),
        })),
      ),
    ),

    ...PLAIN_ACTS.map((name) =>
      endpoint('post', `*/api/moderation/${name}`, async (call) => {
        const request = await bodyFor(call, name, ActSchema);
        return act(call, (acting) => perform({ ...acting, filmIndex }, name, request));
      }),
    ),

    endpoint('post', '*/api/moderation/mend', async (call) => {
      const { filmData, ...request } = await bodyFor(call, 'mend', MendFilmSchema);
      return act(call, (acting) => mendAddedFilm({ ...acting, filmIndex }, request, filmData));
    }),

    endpoint('post', '*/api/moderation/merge-films', async (call) => {
      const { intoId, ...request } = await bodyFor(call, 'merge-films', MergeFilmsSchema);
      return act(call, (acting) => mergeAddedFilms({ ...acting, filmIndex }, request, intoId));
    }),

    endpoint('post', '*/api/moderation/role', async (call) => {
      const { role, ...request } = await bodyFor(call, 'make-member', GiveRoleSchema);
      return act(call, (acting) => giveRole(acting, request, role));
    }),
  ];
}
