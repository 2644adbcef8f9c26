import { Refusal } from '../rules/refusal';
import { encodeBase64Url } from '../session/bytes';
import { decodeCursor, encodeCursor, type CursorScope } from './cursor';

const scope: CursorScope = { feed: 'home', sort: 'trending' };
const cursor = encodeCursor(scope, [3, 41]);
const encode = (value: unknown): string =>
  encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));

test('a cursor decodes to the key it was made from', () => {
  expect(decodeCursor(cursor, scope)).toEqual([3, 41]);
});

test('a cursor needs no escaping in a URL', () => {
  expect(encodeURIComponent(cursor)).toBe(cursor);
});

test.each<[string, string, CursorScope]>([
  ['another sort', cursor, { feed: 'home', sort: 'latest' }],
  ['another feed', cursor, { feed: 'explore', sort: 'trending' }],
  ['nothing', '', scope],
  ['a plain word', 'next', scope],
  ['a key too short', encode(['home', 'trending', 1]), scope],
  ['a key too long', encode(['home', 'trending', 1, 2, 3]), scope],
  ['a key of text', encode(['home', 'trending', '1', '2']), scope],
  ['a broken number', encode(['home', 'trending', 1.5, 2]), scope],
  ['an object', encode({ feed: 'home' }), scope],
])('a cursor from or with %s is a bad request', (_what, text, at) => {
  expect(() => decodeCursor(text, at)).toThrow(Refusal);
});
