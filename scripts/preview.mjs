/**
 * `npm run preview`: serves `dist/`. With `--dev` it creates and serves a build with the developer panel, in a folder
 * of its own. All other arguments are passed to `vite preview`.
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
const viteArgs = args.filter((arg) => arg !== '--dev');
if (args.includes('--dev')) {
  vite('build', '--mode', 'development', '--logLevel', 'warn', ...DEV_BUILD);
  vite('preview', ...DEV_BUILD, ...viteArgs);
} else {
  vite('preview', ...viteArgs);
}
