/** A step of `npm test`: fails where a route fetches more script than it may. */
import { buildAndWeigh, weighRoutes } from './weigh.mjs';

/**
 * The most of each, in kB of brotli, with the backend's code and everything that is fetched behind the first screen.
 * Replies and mentions took 2.3 kB of every route: the button and its line on each card, and what the backend answers of
 * a post's conversation. A visit took 0.6 kB: every page asks at its start whether its tab is somebody else's, and
 * follows other tabs accordingly; its dialog and its strip come when they are wanted.
 * Notifications took 5.1 kB: half of it the backend's, which tells people of whatever is done, half of it the count and
 * its badge in the navigation; their page comes when somebody goes there. Finding posts by their words took 1 kB, the
 * backend's and the marks in a found text. The offer of a new version took 0.2 kB: its toast, and the start of the worker.
 * A photo's shape took 1.6 kB: five formats state their size, and it must be known before the card is laid out.
 * Several photos took 1 kB: their grid, their place in drafts, and the backend's rules for the list.
 * Explore's strip, the columns of a wide screen, posts in the search box and a profile's strip of posters took 0.3 to 0.5 kB.
 * Drafts of diary entries that each tab stores by itself, and that wait for their form, took 0.5 kB.
 * The script in index.html lets a newer version take over before it reloads the page.
 */
const BUDGET = new Map([
  ['index.html, with the landing page in it', 8.3],
  ['script before the first paint of the landing page', 2],
  ['landing page, after its first paint', 254.2],
  ['login, signup', 275],
  ['home, explore, bookmarks, single post', 252.4],
  ['profile', 263.6],
]);

const overweight = [...weighRoutes(await buildAndWeigh())].filter(([route, kB]) => {
  const most = BUDGET.get(route) ?? 0;
  const isOver = kB > most;
  console.log(`${isOver ? 'OVER' : '  ok'} ${kB.toFixed(1).padStart(7)} of ${most} kB  ${route}`);
  return isOver;
});

if (overweight.length > 0) {
  console.error(
    '\nA route is over its size budget. `npm run bench -- --sizes` shows what each package weighs. Load what is not\n' +
      'needed at once when it is, or raise the budget in bench/budget.mjs and say why.',
  );
  process.exitCode = 1;
}
