import { IDBFactory } from 'fake-indexeddb';
import { compareKeys, type AnyKey } from './compareKeys';

const KEYS: AnyKey[] = [
  -1,
  0,
  2,
  10,
  '',
  'A',
  'a',
  'aa',
  'b',
  'é',
  [],
  [1],
  ['a'],
  ['a', []],
  [[]],
];

test('orders any two keys as IndexedDB does', () => {
  const factory = new IDBFactory();
  for (const a of KEYS) {
    for (const b of KEYS) {
      expect([a, b, Math.sign(compareKeys(a, b))]).toEqual([a, b, factory.cmp(a, b)]);
    }
  }
});
