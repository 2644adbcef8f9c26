/** `npm run test:serve`, `npm run test:faults`: builds the server, and the app if there is no build, and tests them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { npmRun } from '../runSteps.mjs';

if (!existsSync('dist/index.html') && !npmRun('build')) process.exit(1);
if (!npmRun('build', ['--config', 'server/vite.config.ts', '--logLevel', 'warn'])) process.exit(1);
const files = process.argv.slice(2).map((name) => `scripts/serve/${name}.test.mjs`);
process.exitCode =
  spawnSync(process.execPath, ['--test', ...files], { stdio: 'inherit' }).status ?? 1;
