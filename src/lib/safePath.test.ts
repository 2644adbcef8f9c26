import fc from 'fast-check';
import { anyCharacter, randomRuns } from '../../mocks/testing/random';
import { safePath } from './safePath';

it.each([
  '/',
  '/explore',
  '/explore?sort=oldest#end',
  '/singlePost/a%2Fb',
  '/profile/No%C3%ABl',
  '/search?q=https://other.example/',
])('leads back to %s, which is inside the app', (path) => {
  expect(safePath(path)).toBe(path);
});

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/a\\b',
  '\t//evil.example',
  ' //evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '',
  '?next=/',
  '#/',
  '/\u0000',
  '/.//evil.example',
  '/%2e//evil.example',
  '/explore/../..//evil.example',
  '/\u0009\u000a//evil.example',
])('leads home from %j', (path) => {
  expect(safePath(path)).toBe('/');
});

it.each([null, undefined, 42, {}, ['/explore']])(
  'leads home from %j, which is no string',
  (path) => {
    expect(safePath(path)).toBe('/');
  },
);

const PIECES = [
  '/',
  '\\',
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u2028',
  ' ',
  '.',
  '..',
  ':',
  '@',
  '?',
  '#',
  '%2e',
  '%2f',
  '%5c',
  '%09',
  '%',
  '／',
  'https:',
  'JavaScript:alert(1)',
  'data:text/html,',
  'evil.example',
  'explore',
  'x'.repeat(10_000),
];

const address = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3, unit: anyCharacter })), {
    maxLength: 7,
  })
  .map((pieces) => pieces.join(''));

it.each([
  'https://cinefolk.example',
  'https://cinefolk.example/films/',
  'http://localhost:5173/x/y',
])('leads nowhere out of the app at %s, whatever it is given', (page) => {
  let believed = 0;
  fc.assert(
    fc.property(address, fc.boolean(), (text, rooted) => {
      const path = safePath(rooted ? `/${text}` : text);
      if (path !== '/') believed += 1;
      const { origin, pathname } = new URL(path, page);
      expect(origin).toBe(new URL(page).origin);
      // Read again as an address of its own, as a link's text is, it stays here too.
      expect(new URL(pathname, page).origin).toBe(new URL(page).origin);
    }),
    { numRuns: randomRuns(2_000) },
  );
  expect(believed).toBeGreaterThan(randomRuns(100));
});
