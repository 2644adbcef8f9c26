/** `npm run serve`: builds the app and the server, and starts the server. */
import { spawn, spawnSync } from 'node:child_process';

/** @param {string[]} args */
function build(...args) {
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

build();
build('--config', 'server/vite.config.ts');
const server = spawn(process.execPath, ['dist-server/main.js'], { stdio: 'inherit' });
// The server closes by itself: a terminal sends Ctrl-C to both.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
