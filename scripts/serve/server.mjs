/** Starts the built server, and speaks HTTP to it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** @typedef {Awaited<ReturnType<typeof start>>} Server */

/**
 * Without limits, unless they are asked for: a test signs up more people than any household.
 * @param {Record<string, string>} variables
 * @param {'inherit' | 'pipe'} stderr where it logs
 */
export async function start(variables, stderr = 'inherit') {
  const child = spawn(process.execPath, ['dist-server/main.js'], {
    stdio: ['ignore', 'pipe', stderr],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...variables },
  });
  assert.ok(child.stdout);
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, address: String(line).replace('Cinefolk: ', '') };
}

/**
 * @param {Server} server
 * @param {'SIGINT' | 'SIGKILL'} signal
 */
export async function stop({ child }, signal) {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}

/**
 * @param {Server} server
 * @param {string} path
 * @param {{ token?: string | undefined, body?: object, headers?: Record<string, string>, signal?: AbortSignal }} call
 */
export const ask = ({ address }, path, { token, body, headers, signal } = {}) =>
  fetch(new URL(path, address), {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', authorization: token ?? '', ...headers },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });

/**
 * @param {Server} server
 * @param {string} username
 * @param {{ invitation?: string }} [more]
 */
export function trySignUp(server, username, more = {}) {
  const person = { firstName: 'Ida', lastName: 'Lind', avatar: '' };
  const body = { username, password: 'correct-horse-1', ...person, ...more };
  return ask(server, 'api/auth/signup', { body });
}

/**
 * @param {Server} server
 * @param {string} username
 */
export async function signUp(server, username) {
  const answer = await trySignUp(server, username);
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()).encodedToken;
}

/**
 * Writes a post as somebody.
 * @param {Server} server
 * @param {string | undefined} token
 * @param {string} _id
 * @param {string} [content]
 */
export const post = (server, token, _id, content = 'A post') =>
  ask(server, 'api/posts', {
    token,
    headers: { Prefer: 'return=minimal' },
    body: { postData: { _id, content } },
  });
