import fc from 'fast-check';
import { malformed } from '../testing/malformedBodies';
import { LOGIN, WRITES } from '../testing/malformedTargets';
import { openRefusing } from '../testing/openRefusing';
import { randomRuns } from '../testing/random';

// Thousands of calls take a while on a busy machine.
jest.setTimeout(60_000);

const RUNS = { numRuns: randomRuns(1000) };

const tokenKind = fc.constantFrom('good', 'none', 'garbage');
const contentType = fc.constantFrom(
  'application/json',
  'text/plain',
  'text/html',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
);

test('a malformed body is refused and changes nothing, whatever its content type and token', async () => {
  const { token, refuse } = await openRefusing();
  const targets = [...WRITES, LOGIN];
  const attempt = fc
    .constantFrom(...targets)
    .chain((target) => fc.tuple(fc.constant(target), malformed(target), tokenKind, contentType));
  await fc.assert(
    fc.asyncProperty(attempt, async ([{ path, needsToken }, text, kind, type]) => {
      const sent = { good: token, none: undefined, garbage: 'garbage' }[kind];
      const headers = { 'Content-Type': type };
      const answer = await refuse({ method: 'POST', path, token: sent, text, headers });
      expect(answer.status).toBe(needsToken && kind !== 'good' ? 401 : 400);
    }),
    RUNS,
  );
});

test('fields under __proto__ or constructor do not count as sent', async () => {
  const { token, refuse } = await openRefusing();
  for (const { path, wrapper, good } of [
    ...WRITES.filter(({ path }) => !/edit/.test(path)),
    LOGIN,
  ]) {
    const fields = JSON.stringify({ ...good, polluted: true });
    for (const payload of [`{"__proto__":${fields}}`, `{"constructor":{"prototype":${fields}}}`]) {
      const text = wrapper === null ? payload : `{"${wrapper}":${payload}}`;
      expect((await refuse({ method: 'POST', path, token, text })).status).toBe(400);
      const outside = wrapper === null ? payload : `{"__proto__":{"${wrapper}":${fields}}}`;
      expect((await refuse({ method: 'POST', path, token, text: outside })).status).toBe(400);
    }
  }
});
