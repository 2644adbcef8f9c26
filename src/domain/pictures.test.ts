import fc from 'fast-check';
import { anyCharacter, randomRuns } from '../../mocks/testing/random';
import * as v from 'valibot';
import { avatarSchema, photoSchema } from './pictures';

const ORIGIN = 'https://cinefolk.example';

test.each([
  '/\t/evil.example/a.png',
  '/\n/evil.example/a.png',
  '/\r\\evil.example/a.png',
  '/\t\\evil.example/a.png',
  '//evil.example',
  '/\\evil.example',
  'https:/\t/evil.example',
  'https://cinefolk.example:444/a.png',
  'https://cinefolk.example@evil.example/a.png',
])('%j is refused: a browser would request it from another host', (address) => {
  expect(v.is(photoSchema(ORIGIN), address)).toBe(false);
  expect(v.is(avatarSchema(ORIGIN), address)).toBe(false);
});

test.each([`/${'a'.repeat(500)}.png`, `${ORIGIN}/${'a'.repeat(500)}`, 'data:image/svg+xml;AAAA'])(
  '%j is refused: it would be sent with every answer',
  (address) => {
    expect(v.is(photoSchema(ORIGIN), address)).toBe(false);
    expect(v.is(avatarSchema(ORIGIN), address)).toBe(false);
  },
);

const PIECES = [
  '/',
  '\\',
  '\t',
  '\n',
  '\r',
  ' ',
  '.',
  ':',
  '@',
  '?',
  '#',
  '%2f',
  '%09',
  'http:',
  'HTTPS:',
  'javascript:',
  'data:image/png;base64,',
  'data:image/svg+xml,',
  'data:text/html,',
  'blob:',
  'evil.example',
  'cinefolk.example',
  'a.png',
];

/** As a browser resolves the address: an embedded picture, or one on this site. */
const staysHere = (address: string): boolean => {
  if (address === '') return true;
  const { protocol, origin, pathname } = new URL(address, `${ORIGIN}/films/`);
  return protocol === 'data:' ? pathname.startsWith('image/') : origin === ORIGIN;
};

test('no accepted address makes a browser request another host', () => {
  const address = fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3, unit: anyCharacter })), {
      maxLength: 6,
    })
    .map((pieces) => pieces.join(''));
  let taken = 0;
  fc.assert(
    fc.property(address, fc.constantFrom(photoSchema, avatarSchema), (text, schema) => {
      if (!v.is(schema(ORIGIN), text)) return;
      taken += 1;
      expect(staysHere(text)).toBe(true);
    }),
    { numRuns: randomRuns(20_000) },
  );
  expect(taken).toBeGreaterThan(randomRuns(800));
});
