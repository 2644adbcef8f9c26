/** `npm test`: every check of the project but those of `npm run test:long`. */
import { readdirSync, readFileSync } from 'node:fs';
import { jest, npmRun, npmRunBeside, playwright, provideBrowser, runSteps } from './runSteps.mjs';

/** What the failures that tests inject and the developer's panel are known by in a build's scripts. */
const DEVELOPERS_MARKS = ['__faults', 'developer-panel'];

/** What people get must hold nothing that makes calls fail, and no panel for developers. */
function holdsNoTools() {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const found = scripts.flatMap((name) => {
    const script = readFileSync(`dist/assets/${name}`, 'utf8');
    return DEVELOPERS_MARKS.filter((mark) => script.includes(mark)).map((mark) => [name, mark]);
  });
  found.forEach(([name, mark]) => console.error(`dist/assets/${name} holds ${mark}.`));
  return found.length === 0;
}

/** Lint takes as long as all the others together. */
const CHECKS = [
  ['lint'],
  ['types', 'test:lint', 'format:check', 'deadcode', 'test:docs', 'test:scripts'],
];

await runSteps([
  ['Browser', provideBrowser],
  [CHECKS.flat().join(', '), () => npmRunBeside(CHECKS)],
  ['Jest', () => jest()],
  ['Production build', () => npmRun('build') && holdsNoTools()],
  ['Size budget', () => npmRun('budget')],
  ['Playwright', () => playwright(['desk', 'phone'])],
]);
