import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { SignUpMode } from '../src/domain/signUp';
import { createPage, type Home } from './page';

const folder = mkdtempSync(join(tmpdir(), 'cinefolk-page-'));
writeFileSync(
  join(folder, 'index.html'),
  '<html lang="en"><p><span data-slot="community"></span>Films</p></html>',
);
afterAll(() => rmSync(folder, { recursive: true }));

const aHome = (rest: Partial<Home> = {}): Home => ({
  installationId: 'here',
  hasSamples: false,
  signUpMode: () => Promise.resolve('open'),
  ...rest,
});

/** Asks for the page, in an encoding or in none. */
function asking(home: Home) {
  const app = new Hono().get('/', createPage(folder, home));
  return async (encoding = '') => app.request('/', { headers: { 'Accept-Encoding': encoding } });
}

const pageOf = async (rest: Partial<Home>) => (await asking(aHome(rest))()).text();

test('a page says which server it is of, and who can sign up, and no more if there is no more to say', async () => {
  expect(await pageOf({})).toBe(
    '<html data-installation="here" data-sign-up="open" lang="en"><p><span data-slot="community"></span>Films</p></html>',
  );
});

test('a page says that there are sample people, and what the community is called and asks for', async () => {
  const [html = '', body] = (
    await pageOf({ hasSamples: true, name: 'A & "B" <C>', rules: 'Be kind.\nNo $&.' })
  ).split('<p>');
  expect(html).toBe(
    '<html data-installation="here" data-sign-up="open" data-samples data-community="A &amp; &quot;B&quot; &lt;C&gt;" data-rules="Be kind.\nNo $&amp;." lang="en">',
  );
  expect(body).toBe(
    '<span data-slot="community"><bdi>A &amp; &quot;B&quot; &lt;C&gt;</bdi> · </span>Films</p></html>',
  );
});

test('a page is sent in the best encoding that its browser takes, with the same text in each', async () => {
  const ask = asking(aHome());
  const plain = await ask();
  const [br, gzip] = [await ask('gzip, br'), await ask('gzip')];
  expect([plain, gzip, br].map(({ headers }) => headers.get('Content-Encoding'))).toEqual([
    null,
    'gzip',
    'br',
  ]);
  for (const { headers } of [plain, gzip, br]) {
    expect(headers.get('Vary')).toBe('Accept-Encoding');
    expect(headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  }
  const text = await plain.text();
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(text);
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(text);
});

test('a page tells who can sign up at present, each time', async () => {
  let mode: SignUpMode = 'open';
  const ask = asking(aHome({ signUpMode: () => Promise.resolve(mode) }));
  const told = async () => /data-sign-up="(\w+)"/.exec(await (await ask()).text())?.[1];
  expect(await told()).toBe('open');
  mode = 'invite';
  expect(await told()).toBe('invite');
});
