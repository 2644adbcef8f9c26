import { writeSeed } from '../seed/writeSeed';
import { SETTINGS } from '../testing/testBackend';
import { FIELD_TYPES } from './fieldTypes';
import { hasKey } from './keyOf';
import { LAYOUT } from './layout';
import { createMemoryDb } from './memory';
import { STORE_NAMES } from './schema';
import type { TableLayout } from './table';

const TYPES: Readonly<Record<string, string>> = FIELD_TYPES;

test('the records of the sample data have keys of these types', async () => {
  const db = createMemoryDb();
  const now = new Date('2026-11-01T12:00:00Z');
  await db.write((tx) => writeSeed(tx, now, { ...SETTINGS, onProgress: () => undefined }));
  const found = new Set<string>();
  for (const store of STORE_NAMES) {
    const { key, indexes }: TableLayout = LAYOUT[store];
    const fields = [key, ...Object.values(indexes)].flat();
    for (const record of await db.read((tx) => tx.all(store)))
      for (const field of fields.filter((name) => hasKey(record, [name])))
        found.add(`${field}: ${typeof Reflect.get(record, field)}`);
  }
  expect(found.size).toBeGreaterThan(20);
  for (const kind of found) {
    const [field = '', type] = kind.split(': ');
    expect([field, TYPES[field]]).toEqual([field, type === 'string' ? 'text' : type]);
  }
});
