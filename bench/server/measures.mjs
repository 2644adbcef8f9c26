/** What is measured of a server, on the filled database. */
import { setTimeout as pause } from 'node:timers/promises';
import { FILM, SEARCHES, THREAD } from './fill.mjs';
import { callsOfIdlePages } from './idlePages.mjs';
import { atFullSpeed, atPace, send } from './load.mjs';
import { measureStreams } from './streams.mjs';

const CLIENTS = 32;
const MS = 6_000;
const WRITERS = 32;
const LOGINS_AT_ONCE = 8;
/** Calls a second of somebody else, while something heavy goes on. */
const OTHERS = 20;
const SEARCH_TIMES = 15;
const WARMING = 30;
const IMPORTED_ROWS = 2_500;
/** As the app sends them to a server (`src/features/transfer/importCalls.ts`). */
const ROWS_A_CALL = 50;

/**
 * @typedef {{
 *   address: string,
 *   reader: { username: string, password: string, token: string },
 *   writers: string[],
 *   residentKb: () => number,
 * }} Subject tokens of as many writers as clients, and the memory of the server's process
 */
/** @typedef {Record<string, number>} Figures */

const PAGES = {
  home: 'api/posts?feed=home&limit=20',
  explore: 'api/posts?feed=explore&limit=20',
  'film’s posts': `api/posts?film=${FILM}&limit=20`,
  thread: `api/posts?replyTo=${THREAD}&limit=20`,
  notifications: 'api/notifications?limit=20',
};
const explore = () => ({ path: PAGES.explore });

/**
 * The median time of each page, one call after another, in ms.
 * @param {Subject} subject
 */
export async function pageTimes({ address, reader: { token } }) {
  /** @type {Figures} */
  const times = {};
  for (const [name, path] of Object.entries(PAGES)) {
    for (let n = 0; n < WARMING; n += 1) await send(address, { path, token });
    const { median } = await atFullSpeed(address, { clients: 1, ms: 1_500 }, () => {
      return { path, token };
    });
    times[name] = median;
  }
  return times;
}

/** @param {Subject} subject */
async function reads({ address, reader: { token } }) {
  /** @type {Figures} */
  const figures = {};
  for (const [name, path] of Object.entries(PAGES)) {
    const load = await atFullSpeed(address, { clients: CLIENTS, ms: MS }, () => ({ path, token }));
    figures[`${name}, requests/s`] = load.failed > 0 ? NaN : load.perSecond;
    if (name !== 'home') continue;
    const call = () => ({ path, token });
    const half = await atPace(address, load.perSecond / 2, call, pause(MS));
    figures['home, p99 at half that load, ms'] = half.p99;
  }
  return figures;
}

/** @param {Subject} subject */
async function searches({ address, reader: { token } }) {
  /** @type {Figures} */
  const figures = {};
  for (const [kind, words] of Object.entries(SEARCHES)) {
    let slowest = 0;
    for (const word of words) {
      const path = `api/posts?q=${word}&limit=20`;
      const size = { clients: 1, ms: SEARCH_TIMES * 100 };
      slowest = Math.max(
        slowest,
        (await atFullSpeed(address, size, () => ({ path, token }))).median,
      );
    }
    figures[`words, ${kind}, slowest, ms`] = slowest;
  }
  return figures;
}

/** @param {Subject} subject */
async function writes({ address, writers }) {
  /** @type {(kind: string, postOf: (client: number, n: number) => string) => Promise<number>} */
  const liking = async (kind, postOf) => {
    const { perSecond, failed } = await atFullSpeed(
      address,
      { clients: WRITERS, ms: MS },
      (client, n) => ({
        path: `api/posts/${n % 2 === 0 ? 'like' : 'dislike'}/${postOf(client, n)}`,
        method: 'POST',
        token: writers[client] ?? '',
        body: {},
      }),
    );
    if (failed > 0) console.error(`${failed} likes of ${kind} failed.`);
    return perSecond;
  };
  const posting = await atFullSpeed(address, { clients: WRITERS, ms: MS }, (client, n) => ({
    path: 'api/posts',
    method: 'POST',
    token: writers[client] ?? '',
    body: { postData: { content: `Post ${n} of ${client}.` } },
  }));
  return {
    'like, all the same post, requests/s': await liking('one post', () => 'p2'),
    'like, each another, requests/s': await liking(
      'many posts',
      (client, n) => `p${12 + 10 * (client + WRITERS * Math.floor(n / 2))}`,
    ),
    'new post, requests/s': posting.failed > 0 ? NaN : posting.perSecond,
  };
}

/** @param {Subject} subject */
async function logins({ address, reader: { username, password } }) {
  const body = { username, password };
  /** @type {import('./load.mjs').Load | undefined} */
  let load;
  const work = atFullSpeed(address, { clients: LOGINS_AT_ONCE, ms: MS }, () => {
    return { path: 'api/auth/login', method: 'POST', body };
  }).then((result) => {
    load = result;
  });
  const others = await atPace(address, OTHERS, explore, work);
  return {
    'login, requests/s': load?.perSecond ?? NaN,
    'others’ p99 meanwhile, login, ms': others.p99,
  };
}

/** @param {Subject} subject */
async function imports({ address, writers: [token = ''] }) {
  const from = performance.now();
  let ms = NaN;
  const work = (async () => {
    for (let row = 0; row < IMPORTED_ROWS; row += ROWS_A_CALL) {
      const rows = Array.from({ length: ROWS_A_CALL }, (_none, n) => ({
        kind: 'entry',
        _id: `import-${row + n}`,
        filmId: `f${1 + ((row + n) % 1_000)}`,
        watchedOn: `20${String(10 + Math.floor((row + n) / 1_000))}-03-0${1 + (n % 9)}`,
        rating: 4,
        again: false,
      }));
      const status = await send(address, {
        path: 'api/diary/import',
        method: 'POST',
        token,
        body: { rows },
      });
      if (status !== 201) throw new Error(`An import was answered with ${status}.`);
    }
    ms = performance.now() - from;
  })();
  const others = await atPace(address, OTHERS, explore, work);
  return { 'import of 2,500 rows, ms': ms, 'others’ p99 meanwhile, import, ms': others.p99 };
}

/**
 * @param {Subject} subject
 * @returns {Promise<Figures>}
 */
export async function measureAll(subject) {
  const { address, reader, writers, residentKb } = subject;
  let mostKb = 0;
  const watching = setInterval(() => {
    mostKb = Math.max(mostKb, residentKb());
  }, 250);
  const loads = {
    ...(await reads(subject)),
    ...(await searches(subject)),
    ...(await writes(subject)),
    ...(await logins(subject)),
    ...(await imports(subject)),
  };
  clearInterval(watching);
  const { slowestMs, moreMb } = await measureStreams(address, reader.token, residentKb);
  return {
    ...loads,
    '1,000 streams, heard by all, slowest, ms': slowestMs,
    '1,000 streams, more memory, MB': moreMb,
    'resident memory, the most, MB': mostKb / 1024,
    'idle pages, calls of a page in a minute': await callsOfIdlePages(address, writers),
  };
}
