import { Refusal } from '../rules/refusal';
import { encodeBase64Url } from '../session/bytes';
import { decodeCursor, encodeCursor, type CursorPlace } from './cursor';

const place: CursorPlace = { feed: 'home', sort: 'trending' };
const cursor = encodeCursor(place, [3, 41]);
const encode = (value: unknown): string =>
  encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));

test('leads back to the key it was made from', () => {
  expect(decodeCursor(cursor, place)).toEqual([3, 41]);
});

test('can stand in an address as it is', () => {
  expect(encodeURIComponent(cursor)).toBe(cursor);
});

test.each<[string, string, CursorPlace]>([
  ['another sort', cursor, { feed: 'home', sort: 'latest' }],
  ['another feed', cursor, { feed: 'explore', sort: 'trending' }],
  ['nothing', '', place],
  ['a word', 'next', place],
  ['a key too short', encode(['home', 'trending', 1]), place],
  ['a key too long', encode(['home', 'trending', 1, 2, 3]), place],
  ['a key of text', encode(['home', 'trending', '1', '2']), place],
  ['a broken number', encode(['home', 'trending', 1.5, 2]), place],
  ['an object', encode({ feed: 'home' }), place],
])('a cursor of %s is a bad request', (_what, text, at) => {
  expect(() => decodeCursor(text, at)).toThrow(Refusal);
});
