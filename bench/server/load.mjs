/** Sends calls to a server, as many as it answers or at a steady pace, and measures them. */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {{ path: string, method?: 'GET' | 'POST', token?: string, body?: object }} Call */
/** @typedef {{ perSecond: number, median: number, p99: number, failed: number }} Load rates and milliseconds */

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * @param {string} address
 * @param {Call} call
 * @returns {Promise<number>} the status, once the whole answer is here
 */
export function send(address, call) {
  const { path, method = 'GET', token = '', body } = call;
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: token,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    };
    const sent = request(new URL(path, address), { agent, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    sent.on('error', (error) => {
      // The server may close an idle connection just as it is used again.
      if (sent.reusedSocket) send(address, call).then(resolve, reject);
      else reject(error);
    });
    sent.end(body && JSON.stringify(body));
  });
}

/**
 * @param {number[]} values
 * @param {number} share
 */
const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN;

/**
 * @param {number[]} times
 * @param {number} failed
 * @param {number} ms
 * @returns {Load}
 */
const summary = (times, failed, ms) => ({
  perSecond: ((times.length - failed) * 1_000) / ms,
  median: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  failed,
});

/**
 * Each of some clients sends its next call as soon as it has its answer.
 * @param {string} address
 * @param {{ clients: number, ms: number }} size
 * @param {(client: number, n: number) => Call} callOf
 */
export async function atFullSpeed(address, { clients, ms }, callOf) {
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_none, client) => {
      for (let n = 0; performance.now() - from < ms; n += 1) {
        const sentAt = performance.now();
        const status = await send(address, callOf(client, n));
        times.push(performance.now() - sentAt);
        if (status >= 400) failed += 1;
      }
    }),
  );
  return summary(times, failed, performance.now() - from);
}

/**
 * Sends so many calls a second, whether those before are answered or not, until the work is done.
 * @param {string} address
 * @param {number} perSecond
 * @param {() => Call} callOf
 * @param {Promise<unknown>} work
 */
export async function atPace(address, perSecond, callOf, work) {
  /** @type {number[]} */
  const times = [];
  /** @type {Promise<void>[]} */
  const sent = [];
  let failed = 0;
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const from = performance.now();
  while (!isDone) {
    while (sent.length < ((performance.now() - from) / 1_000) * perSecond) {
      const dueAt = from + (sent.length * 1_000) / perSecond;
      sent.push(
        send(address, callOf()).then((status) => {
          times.push(performance.now() - dueAt);
          if (status >= 400) failed += 1;
        }),
      );
    }
    await pause(1);
  }
  await Promise.all([done, ...sent]);
  return summary(times, failed, performance.now() - from);
}
