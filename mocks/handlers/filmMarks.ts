import type {
  LovedAnswer,
  RateAnswer,
  WatchedAnswer,
  WatchlistAnswer,
} from '../../src/domain/filmAnswers';
import type { Change } from '../../src/domain/backend';
import { RateSchema } from '../../src/domain/filmRequests';
import type { Reading } from '../db/db';
import { changeStanding } from '../films/standings';
import { isWatched } from '../rules/filmRecords';
import {
  heldBy,
  withListing,
  withLove,
  withMark,
  RATE_CALL,
  withRating,
  withoutSource,
  type Standing,
} from '../rules/standing';
import { numbersOf } from '../views/films';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { standingContext } from './standingContext';
import { authorisedBody, mutate, type ActorMutation } from './transactions';

/** Mark a film as watched, listed or rated. Repeating a mark changes nothing and is not an error. */
export function filmMarkEndpoints(server: Server): Endpoint[] {
  async function mark<T extends object>(
    call: Call,
    kind: Change['kind'],
    alter: (standing: Standing, act: ActorMutation) => Standing,
    answer: (standing: Standing, tx: Reading) => T | Promise<T>,
  ): Promise<Reply> {
    const filmId = call.param('filmId');
    const snapshot = await mutate<T>(server, call, async (act) => {
      const { tx, actor } = act;
      const { standing, isChanged } = await changeStanding(
        standingContext(server, act),
        filmId,
        (before) => alter(before, act),
      );
      return {
        value: await answer(standing, tx),
        change: isChanged
          ? { kind, actorId: actor._id, postIds: [], userIds: [], filmIds: [standing.film._id] }
          : null,
      };
    });
    return reply(snapshot);
  }

  const watch = (call: Call, isSeen: boolean): Promise<Reply> =>
    mark<WatchedAnswer>(
      call,
      'watched',
      (standing) => (isWatched(standing.mine) === isSeen ? standing : withMark(standing, isSeen)),
      (standing) => {
        const held = heldBy(standing);
        return { watched: isSeen, ...(held && { heldBy: held }) };
      },
    );

  const list = (call: Call, isListed: boolean): Promise<Reply> =>
    mark<WatchlistAnswer>(
      call,
      'watchlist',
      (standing, { context }) => {
        if ((standing.mine.listedSeq !== undefined) === isListed) return standing;
        return isListed ? withListing(standing, context.nextSeq()) : withListing(standing);
      },
      async ({ mine }, tx) => {
        const all = await tx.list('personFilms', 'byListed', [mine.userId]);
        return { watchlist: all.map(({ filmId }) => filmId).reverse() };
      },
    );

  const love = (call: Call, isLoved: boolean): Promise<Reply> =>
    mark<LovedAnswer>(
      call,
      'loved',
      (standing, { context }) => {
        if ((standing.mine.lovedSeq !== undefined) === isLoved) return standing;
        return isLoved ? withLove(standing, context.nextSeq()) : withLove(standing);
      },
      () => ({ loved: isLoved }),
    );

  return [
    endpoint('post', '*/api/films/watched/:filmId', (call) => watch(call, true)),
    endpoint('post', '*/api/films/remove-watched/:filmId', (call) => watch(call, false)),
    endpoint('post', '*/api/films/watchlist/:filmId', (call) => list(call, true)),
    endpoint('post', '*/api/films/remove-watchlist/:filmId', (call) => list(call, false)),
    endpoint('post', '*/api/films/love/:filmId', (call) => love(call, true)),
    endpoint('post', '*/api/films/remove-love/:filmId', (call) => love(call, false)),

    endpoint('post', '*/api/films/rate/:filmId', async (call) => {
      const { rating } = await authorisedBody(server, call, () => RateSchema);
      return mark<RateAnswer>(
        call,
        'rated',
        (standing, { context }) => {
          const { userId, filmId } = standing.mine;
          const given = standing.ratings.find(({ source }) => source === RATE_CALL);
          if (rating === null) return given ? withoutSource(standing, RATE_CALL) : standing;
          const seq = context.nextSeq();
          return withRating(standing, { userId, filmId, source: RATE_CALL, stars: rating, seq });
        },
        ({ mine, film }) => ({ rating: mine.rating, numbers: numbersOf(film) }),
      );
    }),
  ];
}
