/** A step of `npm test`: fails if a route fetches more script than its budget. */
import { buildAndWeigh, weighRoutes } from './weigh.mjs';

/**
 * The limits in kB of brotli, just above what is reached: the backend's code, and what each kind of page fetches at once.
 * Screens, dialogs, calls that change something, searches and the measuring of uploaded pictures come with what uses them.
 *
 * What costs most beyond a feed: notifications (5.1), half in the backend and half for the count in the navigation; the
 * outline in index.html (4.3), which shows the frame more than a second earlier; replies and mentions on each card (2.3);
 * the backend's reads of sets (2, docs/decisions/0049-sets-are-read-with-one-call.md); pages that a browser translates go
 * on (1.5). Lists, tags, blocks, mutes, hidden words and accounts took 1.5 to 2.5, and as much was moved out of the start.
 * Who has left or is suspended, what was taken down, roles and invitations took 2.1 to 2.8: they decide what a first feed
 * may show, and to whom. That names stand isolated in every sentence, fields take the direction of what is written, and texts
 * of nothing visible count as empty everywhere took 0.2. That what a server has not answered outlives a reload and counts
 * once, and that a change is seen which comes before an older answer, took 0.3.
 *
 * Login and sign-up come in two files, because menus and dialogs need one of them: that compresses 0.7 worse, and saves
 * signed-in people 12 with a first menu, or a first dialog without fields. The other file's name in index.html is 0.05.
 */
const BUDGET = new Map([
  ['index.html, with the landing page and the outline of the others in it', 13.4],
  ['script before the first paint of the landing page', 2],
  ['landing page, after its first paint', 241.7],
  ['login, signup', 275.3],
  ['home', 249.8],
  ['single post', 251.4],
  ['explore, bookmarks, films, settings, …', 239.2],
  ['profile', 261.2],
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
