/**
 * `npm run preview`: serves `dist/`. With `--dev` it makes and serves a build with the developer's panel in it, in a
 * folder of its own. What else is given goes to `vite preview`.
 */
import { spawnSync } from 'node:child_process';

const DEV_BUILD = ['--outDir', 'dist-dev'];

/** @param {string[]} args */
function vite(...args) {
  const { status } = spawnSync('npx', ['vite', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const args = process.argv.slice(2);
const passedOn = args.filter((arg) => arg !== '--dev');
if (args.includes('--dev')) {
  vite('build', '--mode', 'development', '--logLevel', 'warn', ...DEV_BUILD);
  vite('preview', ...DEV_BUILD, ...passedOn);
} else {
  vite('preview', ...passedOn);
}
