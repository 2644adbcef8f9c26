import { deleteDB } from 'idb';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { createKeeper } from './keeper';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => jest.restoreAllMocks());

it('keeps values beyond the page, each under its key', async () => {
  const before = createKeeper('kept');
  await before.write('draft', { content: 'Half a sentence' });
  await before.write('other', [1, 2]);

  const after = createKeeper('kept');
  expect(await after.read('draft')).toEqual({ content: 'Half a sentence' });
  expect(await after.writeAll(new Map([['draft', undefined]]))).toBe(true);
  expect(await after.read('draft')).toBeUndefined();
  expect(await after.read('other')).toEqual([1, 2]);
});

it('asks the browser to put each change on disk, and not to wait for the page to say more', async () => {
  const keeper = createKeeper('kept');
  await keeper.read('draft');
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
  await keeper.write('draft', 'text');
  expect(transaction.mock.calls[0]?.slice(1)).toEqual(['readwrite', { durability: 'strict' }]);
  expect(commit).toHaveBeenCalledTimes(1);
});

it('finds nothing, and fails nobody, where storage is denied', async () => {
  globalThis.indexedDB.open = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const keeper = createKeeper('kept');
  await expect(keeper.write('draft', 'text')).resolves.toBeUndefined();
  await expect(keeper.read('draft')).resolves.toBeUndefined();
  await expect(keeper.writeAll(new Map([['draft', 'text']]))).resolves.toBe(false);
  await expect(keeper.revise('dr', () => new Map())).resolves.toEqual(new Map());
});

it('makes all changes or none, and says which', async () => {
  const keeper = createKeeper('kept');
  const changes = new Map<string, unknown>([
    ['draft', 'text'],
    ['photo', () => 'a function'],
  ]);
  expect(await keeper.writeAll(changes)).toBe(false);
  expect(await keeper.read('draft')).toBeUndefined();
});

it('shows all that lies under a prefix and changes it in one go', async () => {
  const keeper = createKeeper('kept');
  await keeper.writeAll(
    new Map([
      ['a:1', 'one'],
      ['a:2', 'two'],
      ['b:1', 'other'],
    ]),
  );
  const [first, second] = [
    keeper.revise('a:', () => new Map([['a:1', undefined]])),
    keeper.revise('a:', (kept) => new Map([['a:3', [...kept.keys()]]])),
  ];
  expect([...(await first)]).toEqual([
    ['a:1', 'one'],
    ['a:2', 'two'],
  ]);
  expect([...(await second).keys()]).toEqual(['a:2']);
  expect(await keeper.read('a:3')).toEqual(['a:2']);
  expect(await keeper.read('b:1')).toBe('other');
});

it('opens its database again when somebody deleted it from under the page', async () => {
  const keeper = createKeeper('kept');
  await keeper.write('draft', 'text');
  await deleteDB('kept');
  await keeper.write('draft', 'more text');
  expect(await keeper.read('draft')).toBe('more text');
});
