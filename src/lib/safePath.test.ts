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
])('leads home from %j', (path) => {
  expect(safePath(path)).toBe('/');
});

it.each([null, undefined, 42, {}, ['/explore']])('leads home from %j, which is no text', (path) => {
  expect(safePath(path)).toBe('/');
});
