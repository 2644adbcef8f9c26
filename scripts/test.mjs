/** `npm test`: every check of the project except those of `npm run test:long`. */
import { readdirSync, readFileSync } from 'node:fs';
import { jest, npmRun, npmRunParallel, playwright, provideBrowser, runSteps } from './runSteps.mjs';

/** Markers of the tests' fault injection and the developer panel in a build's scripts. */
const DEV_MARKERS = ['__faults', 'developer-panel'];

/** A release must contain neither code that makes calls fail nor a developer panel. */
function checkNoDevTools() {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const found = scripts.flatMap((name) => {
    const script = readFileSync(`dist/assets/${name}`, 'utf8');
    return DEV_MARKERS.filter((mark) => script.includes(mark)).map((mark) => [name, mark]);
  });
  found.forEach(([name, mark]) => console.error(`dist/assets/${name} contains ${mark}.`));
  return found.length === 0;
}

/** Lint takes as long as all the others together. */
const CHECKS = [
  ['lint'],
  ['types', 'test:lint', 'format:check', 'deadcode', 'test:docs', 'test:scripts'],
];

await runSteps([
  ['Browser', provideBrowser],
  [CHECKS.flat().join(', '), () => npmRunParallel(CHECKS)],
  ['Jest', () => jest()],
  ['Production build', () => npmRun('build') && checkNoDevTools()],
  ['Server', () => npmRun('test:serve')],
  ['Size budget', () => npmRun('budget')],
  ['Playwright', () => playwright(['desk', 'phone'])],
]);
