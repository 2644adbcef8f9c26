/** The goal of each figure of a server, on PostgreSQL and on PGlite. */

/** @typedef {{ least?: number, most?: number }} Goal */

const least = (/** @type {number} */ value) => ({ least: value });
const most = (/** @type {number} */ value) => ({ most: value });

/** @type {Map<string, [postgres: Goal, pglite: Goal]>} */
const GOALS = new Map([
  ['home, requests/s', [least(250), least(100)]],
  ['home, p99 at half that load, ms', [most(60), {}]],
  ['explore, requests/s', [least(350), least(150)]],
  ['film’s posts, requests/s', [least(350), least(150)]],
  ['thread, requests/s', [least(350), least(150)]],
  ['notifications, requests/s', [least(280), least(80)]],
  ['words, long, slowest, ms', [most(10), most(15)]],
  ['words, short, slowest, ms', [most(30), most(60)]],
  ['like, all the same post, requests/s', [least(250), least(150)]],
  ['like, each another, requests/s', [least(250), least(150)]],
  ['new post, requests/s', [least(250), least(150)]],
  ['login, requests/s', [least(40), least(40)]],
  ['others’ p99 meanwhile, login, ms', [most(100), most(100)]],
  ['import of 2,500 rows, ms', [most(10_000), most(10_000)]],
  ['others’ p99 meanwhile, import, ms', [most(200), most(200)]],
  ['1,000 streams, heard by all, slowest, ms', [most(300), most(300)]],
  ['1,000 streams, more memory, MB', [most(120), most(120)]],
  ['idle pages, calls of a page in a minute', [most(2), most(2)]],
  ['resident memory, the most, MB', [most(250), most(500)]],
]);
/** Of each page, from 10,000 posts to 100,000. */
const GROWTH = most(1.25);

/**
 * A figure's goal and whether it is reached, in words.
 * @param {string} name
 * @param {number} figure
 * @param {string} database
 * @returns {[goal: string, verdict: string]}
 */
export function judge(name, figure, database) {
  const [postgres = GROWTH, pglite = GROWTH] = GOALS.get(name) ?? [];
  /** @type {Goal} */
  const goal = database === 'PGlite' ? pglite : postgres;
  if (goal.least !== undefined)
    return [`≥ ${goal.least}`, figure >= goal.least ? 'reached' : 'missed'];
  if (goal.most !== undefined)
    return [`≤ ${goal.most}`, figure <= goal.most ? 'reached' : 'missed'];
  return ['', ''];
}
