import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { createKeeper } from './keeper';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('keeps values beyond the page, each under its key', async () => {
  const before = createKeeper('kept');
  await before.write('draft', { content: 'Half a sentence' });
  await before.write('other', [1, 2]);

  const after = createKeeper('kept');
  expect(await after.read('draft')).toEqual({ content: 'Half a sentence' });
  await after.remove('draft');
  expect(await after.read('draft')).toBeUndefined();
  expect(await after.read('other')).toEqual([1, 2]);
});

it('finds nothing, and fails nobody, where storage is denied', async () => {
  globalThis.indexedDB.open = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const keeper = createKeeper('kept');
  await expect(keeper.write('draft', 'text')).resolves.toBeUndefined();
  await expect(keeper.read('draft')).resolves.toBeUndefined();
  await expect(keeper.remove('draft')).resolves.toBeUndefined();
});

it('lets go of what cannot be kept', async () => {
  const keeper = createKeeper('kept');
  await expect(keeper.write('draft', () => 'a function')).resolves.toBeUndefined();
  expect(await keeper.read('draft')).toBeUndefined();
});
