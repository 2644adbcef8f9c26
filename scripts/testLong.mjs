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

await runSteps([
  ['Browser', provideBrowser],
  ['How-to guides', () => npmRun('test:howto')],
  ['All random orders', () => jest(RANDOM_TESTS, { RANDOM: 'all' })],
  ['Server faults', () => npmRun('test:faults')],
  ['Playwright', () => playwright(['long', 'long-phone'])],
]);
