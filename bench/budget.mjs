/** A step of `npm test`: fails where a route fetches more script than it may. */
import { buildAndWeigh, weighRoutes } from './weigh.mjs';

/** The most of each, in kB of brotli, with the backend's code and everything that is fetched behind the first screen. */
const BUDGET = new Map([
  ['index.html, with the landing page in it', 8.2],
  ['script before the first paint of the landing page', 2],
  ['landing page, after its first paint', 249],
  ['login, signup', 270],
  ['home, explore, bookmarks, single post', 248],
  ['profile', 259],
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
