import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { staticFiles } from './static';

const folder = mkdtempSync(join(tmpdir(), 'cinefolk-static-'));
mkdirSync(join(folder, 'assets'));
const POLICY = "default-src 'none'; script-src 'self'";
const PAGE = `<html><meta http-equiv="Content-Security-Policy" content="${POLICY}"></html>`;
const FILES = { 'index.html': PAGE, 'about.txt': 'About', 'assets/a-1f.js': 'a()' };
for (const [name, text] of Object.entries(FILES)) {
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
}
afterAll(() => rmSync(folder, { recursive: true }));

const open = (from: string) =>
  staticFiles(from, {
    installationId: 'here',
    hasSamples: false,
    signUpMode: () => Promise.resolve('open'),
  });
const ask = async (path: string, headers: Record<string, string> = {}) =>
  open(folder).request(path, { headers });

const FOR_EVER = 'public, max-age=31536000, immutable';

test.each([
  ['/', 200, 'no-cache', /^<html data-installation="here"/],
  ['/index.html', 200, 'no-cache', /^<html data-installation="here"/],
  ['/films/f.2/reviews', 200, 'no-cache', /^<html data-installation="here"/],
  ['/films/2.5', 404, 'no-cache', /^Not found$/],
  ['/about.txt', 200, 'no-cache', /^About$/],
  ['/gone.txt', 404, 'no-cache', /^Not found$/],
  ['/assets/a-1f.js', 200, FOR_EVER, /^a\(\)$/],
  ['/assets/gone', 200, 'no-cache', /^<html data-installation="here"/],
  ['/assets/gone.js', 404, 'no-cache', /^Not found$/],
])('%s is answered with %i, kept as %s, under the policy of the page', async (...row) => {
  const [path, status, kept, expected] = row;
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe(kept);
  expect(answer.headers.get('Content-Security-Policy')).toBe(`${POLICY}; frame-ancestors 'none'`);
  expect(await answer.text()).toMatch(expected);
});

test.each(['/about.txt', '/assets/a-1f.js'])('%s has a compressed copy beside it', async (path) => {
  const answer = await ask(path, { 'Accept-Encoding': 'gzip' });
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(await (await ask(path)).text());
});

test.each(['/', '/about.txt', '/films/f1'])(
  '%s is not sent again while it is the same',
  async (path) => {
    const tag = (await ask(path)).headers.get('ETag') ?? '';
    expect((await ask(path, { 'If-None-Match': tag })).status).toBe(304);
    expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  },
);

test('a page without a policy gets a strict one', async () => {
  const bare = mkdtempSync(join(tmpdir(), 'cinefolk-bare-'));
  writeFileSync(join(bare, 'index.html'), '<html></html>');
  const { headers } = await open(bare).request('/');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'self'; frame-ancestors 'none'");
  rmSync(bare, { recursive: true });
});
