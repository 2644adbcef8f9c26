import { aUser } from '../../mocks/testing/records';
import { migrate } from '../db/schema';
import { createSqlDb } from '../db/sqlDb';
import { changeAt } from '../testing/changeLog';
import { openSchema } from '../testing/openSchema';

test('whoever writes hears why it failed: its own error, or else what the database refused first', async () => {
  const pool = await openSchema();
  await migrate(pool);
  const db = createSqlDb(pool);
  const own = new Error('own');
  await expect(db.write(() => Promise.reject(own))).rejects.toBe(own);
  const refused = db.write(async (tx) => {
    await tx.record(changeAt(1));
    await tx.record(changeAt(1));
    // Fails only because the transaction has.
    await tx.all('users');
  });
  await expect(refused).rejects.toThrow('duplicate key');
});

test('tells how long a change has waited for its turn', async () => {
  const pool = await openSchema();
  await migrate(pool);
  const waited = jest.fn();
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
  await createSqlDb(pool, waited).write((tx) => tx.put('users', aUser()));
  expect(waited.mock.calls).toEqual([[0]]);
});
