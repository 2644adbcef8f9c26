/** Runs `npm run admin`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * @param {readonly string[]} args
 * @param {Record<string, string>} variables
 */
export async function runAdmin(args, variables) {
  const child = spawn(process.execPath, ['dist-server/admin.js', ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let problem = '';
  child.stdout.on('data', (part) => {
    said += String(part);
  });
  child.stderr.on('data', (part) => {
    problem += String(part);
  });
  const [code] = await once(child, 'close');
  return { code, said, problem };
}
