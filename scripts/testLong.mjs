/** `npm run test:long`: journeys, repeated attacks and rare situations, which would take too long in `npm test`. */
import { jest, npmRun, playwright, provideBrowser, runSteps } from './runSteps.mjs';

/** The random tests. `npm test` plays a twentieth of their runs. */
const RANDOM_TESTS = [
  'schedules',
  'malformed',
  'model.test',
  'domain/pictures',
  'linkify',
  'safePath',
];

/**
 * When the journeys have to end, in seconds since 1970: `.ci/run` sets it, as it is stopped after ninety minutes. On a machine
 * where they take longer, the rest is told and not run.
 */
const endBy = Number(process.env['TEST_LONG_UNTIL'] ?? Infinity) * 1_000;

await runSteps([
  ['Browser', provideBrowser],
  ['How-to guides', () => npmRun('test:howto')],
  ['All random orders', () => jest(RANDOM_TESTS, { RANDOM: 'all' })],
  ['Embedded database', () => npmRun('test:pglite')],
  ['Server faults', () => npmRun('test:faults')],
  ['Playwright', () => playwright(['long', 'long-phone'], endBy)],
]);
