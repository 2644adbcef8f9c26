import { aPost } from '../../mocks/testing/records';
import { migrate } from '../db/schema';
import { createSqlDb } from '../db/sqlDb';
import { tidyUp } from '../db/tidyUp';
import { openSchema } from '../testing/openSchema';

test('counts what is in a table, from which the planner chooses its ways', async () => {
  const pool = await openSchema();
  await migrate(pool);
  await createSqlDb(pool).write((tx) => tx.put('posts', aPost()));
  await tidyUp(pool);
  const { rows } = await pool.query(
    `select reltuples::int as posts from pg_class where oid = 'posts'::regclass`,
  );
  expect(rows).toEqual([{ posts: 1 }]);
});
