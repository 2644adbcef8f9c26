/**
 * `npm run test:mutation [area …]`: breaks the code in small ways, one at a time, and counts how many the tests detect.
 * All areas together take more than an hour on two cores, so this is not part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { AREAS } from './areas.mjs';
import { tally } from './tally.mjs';

const named = process.argv.slice(2);
const areas = named.length > 0 ? named : Object.keys(AREAS);

for (const area of areas) {
  const { status } = spawnSync(
    'npx',
    ['stryker', 'run', '--concurrency', String(availableParallelism())],
    {
      stdio: 'inherit',
      env: { ...process.env, MUTATION_AREA: area },
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

console.table(
  tally(
    areas.map((area) => ({
      area,
      report: JSON.parse(readFileSync(`reports/mutation/${area}.json`, 'utf8')),
    })),
  ),
);
