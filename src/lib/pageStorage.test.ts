import { deleteDB } from 'idb';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { createPageStorage } from './pageStorage';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => jest.restoreAllMocks());

it('keeps values after the page is closed, each under its key', async () => {
  const before = createPageStorage('kept');
  await before.write('draft', { content: 'Half a sentence' });
  await before.write('other', [1, 2]);

  const after = createPageStorage('kept');
  expect(await after.read('draft')).toEqual({ content: 'Half a sentence' });
  expect(await after.writeAll(new Map([['draft', undefined]]))).toBe(true);
  expect(await after.read('draft')).toBeUndefined();
  expect(await after.read('other')).toEqual([1, 2]);
});

it('requests strict durability, and commits each change at once', async () => {
  const pageStorage = createPageStorage('kept');
  await pageStorage.read('draft');
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
  await pageStorage.write('draft', 'text');
  expect(transaction.mock.calls[0]?.slice(1)).toEqual(['readwrite', { durability: 'strict' }]);
  expect(commit).toHaveBeenCalledTimes(1);
});

it('finds nothing, and never fails, if storage is denied', async () => {
  globalThis.indexedDB.open = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const pageStorage = createPageStorage('kept');
  await expect(pageStorage.write('draft', 'text')).resolves.toBeUndefined();
  await expect(pageStorage.read('draft')).resolves.toBeUndefined();
  await expect(pageStorage.writeAll(new Map([['draft', 'text']]))).resolves.toBe(false);
  await expect(pageStorage.update('dr', () => new Map())).resolves.toEqual(new Map());
});

it('makes all changes or none, and returns which', async () => {
  const pageStorage = createPageStorage('kept');
  const changes = new Map<string, unknown>([
    ['draft', 'text'],
    ['photo', () => 'a function'],
  ]);
  expect(await pageStorage.writeAll(changes)).toBe(false);
  expect(await pageStorage.read('draft')).toBeUndefined();
});

it('reads everything under a prefix and changes it in one transaction', async () => {
  const pageStorage = createPageStorage('kept');
  await pageStorage.writeAll(
    new Map([
      ['a:1', 'one'],
      ['a:2', 'two'],
      ['b:1', 'other'],
    ]),
  );
  const [first, second] = [
    pageStorage.update('a:', () => new Map([['a:1', undefined]])),
    pageStorage.update('a:', (values) => new Map([['a:3', [...values.keys()]]])),
  ];
  expect([...(await first)]).toEqual([
    ['a:1', 'one'],
    ['a:2', 'two'],
  ]);
  expect([...(await second).keys()]).toEqual(['a:2']);
  expect(await pageStorage.read('a:3')).toEqual(['a:2']);
  expect(await pageStorage.read('b:1')).toBe('other');
});

it('reopens its database after it was deleted while the page was open', async () => {
  const pageStorage = createPageStorage('kept');
  await pageStorage.write('draft', 'text');
  await deleteDB('kept');
  await pageStorage.write('draft', 'more text');
  expect(await pageStorage.read('draft')).toBe('more text');
});
