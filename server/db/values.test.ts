import { aUser } from '../../mocks/testing/records';
import { columnValue, decodeRecord, encodeRecord, recordsOf, toColumn } from './values';

test.each([
  ['bytes', new Uint8Array([0, 7, 255])],
  ['a buffer', Buffer.from([0, 7, 255])],
])('gives back %s as bytes', (_what, signingKey) => {
  const record = decodeRecord(encodeRecord({ signingKey, revision: 3 }));
  expect(record).toEqual({ signingKey: new Uint8Array([0, 7, 255]), revision: 3 });
});

test('bytes are stored as backups have them, beside what is null', () => {
  const record = { ended: null, signingKey: new Uint8Array([1]) };
  const text = '{"ended":null,"signingKey":{"$bytes":"AQ=="}}';
  expect(encodeRecord(record)).toBe(text);
  expect(decodeRecord(text)).toEqual(record);
});

test('only objects are records', () => {
  const user = aUser();
  expect(recordsOf('users', [null, user, 'text', 7])).toEqual([user]);
});

test('takes no text for bytes', () => {
  const record = { content: '"$bytes":"AAAA"', lone: '\ud800', zero: '\u0000' };
  expect(decodeRecord(encodeRecord(record))).toEqual(record);
});

test('texts in columns have no U+0000, stay different and keep their order', () => {
  const texts = ['a', 'a\u0000', 'a\u0000b', 'a\u0001', 'a\u0001\u0001', 'a\u0002', 'b'];
  const columns = texts.map(toColumn);
  expect(columns.join('')).not.toContain('\u0000');
  expect(new Set(columns).size).toBe(texts.length);
  expect([...columns].sort()).toEqual(columns);
});

test('a field that a record lacks is null', () => {
  expect(
    ['seq', 'name', 'rating'].map((field) => columnValue({ seq: 3, name: 'x' }, field)),
  ).toEqual([3, 'x', null]);
});
