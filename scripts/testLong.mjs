/** `npm run test:long`: journeys, attacks of many rounds and rare places, which `npm test` has no time for. */
import { jest, npmRun, playwright, provideBrowser, runSteps } from './runSteps.mjs';

/** The tests that play by chance. `npm test` plays a twentieth of what is promised. */
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
  ['Playwright', () => playwright(['long', 'long-phone'])],
]);
