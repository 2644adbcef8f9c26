/** A step of `npm test`: fails if a route fetches more script than its budget. */
import { buildAndWeigh, weighRoutes } from './weigh.mjs';

/**
 * The limits in kB of brotli, including the backend's code and everything fetched after the first screen. Replies and
 * mentions took 2.3 kB of every route: the button and its line on each card, and the backend's answers about a post's
 * conversation. A visit took 0.6 kB: at its start every page checks whether its tab is visiting as somebody else, and
 * follows other tabs accordingly; its dialog and strip are loaded when needed. Notifications took 5.1 kB: half in the
 * backend, which creates them, and half for the count and its badge in the navigation; their page is loaded when
 * opened. Searching posts took 1 kB, for the backend's search and the marks in a found text. The offer of a new version
 * took 0.2 kB: its toast, and the start of the worker. A photo's shape took 1.6 kB: five formats state their size,
 * which must be known before the card is laid out. Multiple photos took 1 kB: their grid, their drafts, and the
 * backend's rules for the list. Explore's strip, the columns of a wide screen, posts in the search box and a profile's
 * strip of posters took 0.3 to 0.5 kB. Diary drafts, which each tab stores itself until their form opens, took 0.5 kB.
 * Asking again whether a film was watched, so that its spoilers are covered once it was not, and covering
 * replies to a post that was marked later took 0.5 kB. The script in index.html lets a newer version take over before
 * it reloads the page. The outline in index.html took 4.3 kB, and shows the frame more than a second earlier.
 * Every route then took 4.8 kB more: pages that a browser translates go on (1.5), keys of every layout and input method,
 * texts of nothing visible, times that go on, the last minute's deletions, one store for all drafts, what a disabled
 * button waits for, and the backend's rules for all of that. The last two kB are the backend's reads of sets, which a
 * server answers with one statement each (docs/decisions/0049-sets-are-read-with-one-call.md).
 * Since then the search, the calls that change something and, where there is none, the text box come after the first
 * post, and msw's cookies not at all, 17 kB together. The script in index.html leaves the backend out on a server, for
 * 0.1 to 0.2 kB. What the backend needs for films, changes and a database in memory comes after the first post, too, and
 * the page of a single post by itself: 6 to 7 kB less.
 */
const BUDGET = new Map([
  ['index.html, with the landing page and the outline of the others in it', 13.1],
  ['script before the first paint of the landing page', 2],
  ['landing page, after its first paint', 239.5],
  ['login, signup', 271.5],
  ['home', 247.5],
  ['single post', 249],
  ['explore, bookmarks, films, settings, …', 237.8],
  ['profile', 259],
]);

const routesOver = [...weighRoutes(await buildAndWeigh())].filter(([route, kB]) => {
  const limit = BUDGET.get(route) ?? 0;
  const isOver = kB > limit;
  console.log(`${isOver ? 'OVER' : '  ok'} ${kB.toFixed(1).padStart(7)} of ${limit} kB  ${route}`);
  return isOver;
});

if (routesOver.length > 0) {
  console.error(
    '\nA route is over its size budget. `npm run bench -- --sizes` shows what each package weighs. Load what is not\n' +
      'needed at once when it is, or raise the budget in bench/budget.mjs and say why.',
  );
  process.exitCode = 1;
}
