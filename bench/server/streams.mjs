/** Many open streams of events, and how long it takes until all of them have heard of a post. */
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from './load.mjs';

const STREAMS = 1_000;
const POSTS = 10;
const MEGABYTE_KB = 1024;

/**
 * @param {string} address
 * @param {string} token
 * @param {(text: string) => void} onText
 * @returns {Promise<() => void>} ends it
 */
const open = (address, token, onText) =>
  new Promise((resolve, reject) => {
    const headers = { authorization: token };
    const sent = get(new URL('api/events', address), { headers, agent: false }, (answer) => {
      answer.setEncoding('utf8').on('data', onText);
      answer.on('error', () => undefined);
      resolve(() => sent.destroy());
    }).on('error', reject);
  });

/**
 * @param {string} address
 * @param {string} token
 * @param {() => number} residentKb
 * @returns {Promise<{ slowestMs: number, moreMb: number }>} until the last stream has heard, in the slowest of some posts
 */
export async function measureStreams(address, token, residentKb) {
  const before = residentKb();
  let heard = 0;
  /** @type {() => void} */
  let allHeard = () => undefined;
  const ends = await Promise.all(
    Array.from({ length: STREAMS }, () =>
      open(address, token, (text) => {
        if (!text.includes('"created"')) return;
        heard += 1;
        if (heard === STREAMS) allHeard();
      }),
    ),
  );
  let slowestMs = 0;
  for (let n = 0; n < POSTS; n += 1) {
    await pause(1_000);
    heard = 0;
    /** @type {Promise<void>} */
    const hearing = new Promise((resolve) => {
      allHeard = resolve;
    });
    const from = performance.now();
    const body = { postData: { content: 'Told to all.' } };
    await Promise.all([send(address, { path: 'api/posts', method: 'POST', token, body }), hearing]);
    slowestMs = Math.max(slowestMs, performance.now() - from);
  }
  const moreMb = (residentKb() - before) / MEGABYTE_KB;
  for (const end of ends) end();
  return { slowestMs, moreMb };
}
