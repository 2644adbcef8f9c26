import type { Pool } from 'pg';
import { aListRecord, aPost, aReaction, aUser } from '../../mocks/testing/records';
import { DatabaseAwayError } from '../db/failures';
import { postgresPool } from '../db/pools';
import { migrate } from '../db/schema';
import { createSqlDb } from '../db/sqlDb';
import { openSchema } from '../testing/openSchema';

async function migrated(): Promise<Pool> {
  const pool = await openSchema();
  // Without steps of its own, so that tests can count theirs.
  await migrate(pool, []);
  return pool;
}

const count = async (pool: Pool): Promise<unknown> =>
  (await pool.query<{ n: number }>('select count(*)::int as n from users')).rows[0]?.n;

/** @returns the statements about reactions that are sent from now on, each as JSON */
async function sentAboutReactions(pool: Pool): Promise<() => string[]> {
  const client = await pool.connect();
  const query = jest.spyOn(Object.getPrototypeOf(client), 'query');
  client.release();
  return () =>
    query.mock.calls
      .map(([sent]) => JSON.stringify(sent))
      .filter((text) => text.includes('reactions'));
}

test('reads that are asked for together travel as one statement', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  await db.write((tx) => tx.put('reactions', aReaction({ postId: 'p', userId: 'u' })));
  const sent = await sentAboutReactions(pool);
  const found = await db.read((tx) =>
    Promise.all(['u', 'v', 'u'].map((user) => tx.get('reactions', ['p', user]))),
  );
  expect(found.map((reaction) => reaction?.userId)).toEqual(['u', undefined, 'u']);
  expect(sent()).toHaveLength(1);
});

test('the first records of several ranges are found by one statement', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  await db.write((tx) => tx.put('reactions', aReaction({ postId: 'q', userId: 'u' })));
  const sent = await sentAboutReactions(pool);
  const ranges = ['p', 'q'].map((post) => ({ prefix: [post] }));
  const found = await db.read((tx) => tx.first('reactions', 'byPost', ranges, 'ascending', 9));
  expect(found.map(({ postId }) => postId)).toEqual(['q']);
  expect(sent()).toHaveLength(1);
});

test.each(['ascending', 'descending'] as const)(
  'walks a long range in chunks that grow, each from where the last one ended, %s',
  async (direction) => {
    const pool = await migrated();
    const db = createSqlDb(pool);
    const seqs = Array.from({ length: 151 }, (_none, n) => n);
    const reactions = seqs.map((seq) => aReaction({ postId: 'p', userId: `u${seq}`, seq }));
    await db.write((tx) => Promise.all(reactions.map((one) => tx.put('reactions', one))));
    const sent = await sentAboutReactions(pool);
    const walked = await db.read(async (tx) => {
      const found = [];
      for await (const { seq } of tx.scan('reactions', 'byPost', { prefix: ['p'] }, direction))
        found.push(seq);
      return found;
    });
    expect(walked).toEqual(direction === 'ascending' ? seqs : seqs.toReversed());
    expect(sent()).toHaveLength(3);
  },
);

test('records that are put one after another travel as one statement, and of one record the last counts', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  const sent = await sentAboutReactions(pool);
  const [first, other, last] = [
    aReaction({ postId: 'p', userId: 'u', seq: 1 }),
    aReaction({ postId: 'p', userId: 'v', seq: 2 }),
    aReaction({ postId: 'p', userId: 'u', seq: 3 }),
  ];
  await db.write(async (tx) => {
    for (const reaction of [first, other, last]) await tx.put('reactions', reaction);
  });
  expect(sent()).toHaveLength(1);
  const stored = await db.read((tx) => tx.all('reactions'));
  expect(new Map(stored.map((one) => [one.userId, one]))).toEqual(
    new Map([
      ['u', last],
      ['v', other],
    ]),
  );
});

test('a read that was asked for before a write does not see it, one asked for after it does', async () => {
  const db = createSqlDb(await migrated());
  await db.write(async (tx) => {
    const before = tx.get('users', 'a');
    await tx.put('users', aUser({ _id: 'a' }));
    const after = tx.get('users', 'a');
    expect([await before, (await after)?._id]).toEqual([undefined, 'a']);
  });
});

test('writes that wait for one another share a commit, and one that fails leaves nothing', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_none, n) =>
      db.write(async (tx) => {
        await tx.put('users', aUser({ _id: `u${n}`, usernameKey: `u${n}` }));
        if (n === 3) throw new Error('refused');
      }),
    ),
  );
  expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(
    Array.from({ length: 8 }, (_none, n) => n === 3),
  );
  expect(await count(pool)).toBe(7);
});

test.each(['read committed', 'repeatable read'])(
  'two pools, as of two processes, lose no update of each other, also where the database’s default is %s',
  async (isolation) => {
    const pool = await migrated();
    const isolate = `set default_transaction_isolation = '${isolation}'`;
    pool.on('connect', (client) => void client.query(isolate));
    await pool.query(isolate);
    const [one, other] = [createSqlDb(pool), createSqlDb(pool)];
    await one.write((tx) => tx.put('posts', aPost({ _id: 'p', likeCount: 0 })));
    const like = (n: number) =>
      (n % 2 === 0 ? one : other).write(async (tx) => {
        const post = await tx.get('posts', 'p');
        if (post) await tx.put('posts', { ...post, likeCount: post.likeCount + 1 });
      });
    await Promise.all(Array.from({ length: 40 }, (_none, n) => like(n)));
    expect((await one.read((tx) => tx.get('posts', 'p')))?.likeCount).toBe(40);
  },
);

test('keeps bytes, and any text, also in a key', async () => {
  const db = createSqlDb(await migrated());
  const signingKey = new Uint8Array([0, 7, 255]);
  const names = ['a\u0000', 'a\u0001', 'a\u0001\u0001', '"$bytes":'];
  await db.write(async (tx) => {
    await tx.put('installation', { key: 'here', revision: 1, sequence: 2, signingKey });
    for (const name of names) await tx.put('users', aUser({ _id: name, usernameKey: name }));
  });
  const kept = await db.read((tx) => tx.get('installation', 'here'));
  expect(kept?.signingKey).toEqual(signingKey);
  for (const name of names) {
    expect(
      (await db.read((tx) => tx.list('users', 'byUsername', [name]))).map((u) => u._id),
    ).toEqual([name]);
  }
});

test('migrates twice without a change, and adds a column that a release before did not have', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  await db.write((tx) => tx.put('posts', aPost({ _id: 'p', filmId: 'f', seq: 3 })));
  await pool.query('alter table posts drop column "filmId" cascade');
  await migrate(pool);
  await migrate(pool);
  const found = await db.read((tx) => tx.list('posts', 'byFilmAge', ['f']));
  expect(found.map(({ _id }) => _id)).toEqual(['p']);
});

test('finds the texts of a database from before there was a table of words', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  const posts = Array.from({ length: 1_001 }, (_none, n) =>
    aPost({ seq: n, content: `Take ${n}` }),
  );
  await db.write((tx) => Promise.all(posts.map((post) => tx.put('posts', post))));
  await db.write((tx) => tx.put('users', aUser({ firstName: 'Take' })));
  const lists = [
    aListRecord({ _id: 'public', title: 'Take' }),
    aListRecord({ _id: 'private', title: 'Take', publicSeq: null }),
  ];
  await db.write((tx) => Promise.all(lists.map((one) => tx.put('lists', one))));
  await migrate(pool, ['drop table words']);
  const found = await db.read(async (tx) => ({
    first: (await tx.search('posts', ['take', '1'], null, 1))[0]?.seq,
    all: (await tx.search('posts', ['take'], null, 2_000)).length,
    people: (await tx.search('users', ['take'], null, 9)).length,
    lists: (await tx.search('lists', ['take'], null, 9)).map(({ _id }) => _id),
  }));
  expect(found).toEqual({ first: 1_000, all: 1_001, people: 1, lists: ['public'] });
});

test('knows how often words are in a table of words that it has just made', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  await db.write((tx) => tx.put('posts', aPost({ content: 'gleaners' })));
  await migrate(pool, ['drop table words']);
  const { rows } = await pool.query(
    `select n_distinct as texts from pg_stats
     where schemaname = current_schema and tablename = 'words' and attname = 'folded'`,
  );
  expect(rows).toEqual([{ texts: -1 }]);
});

test('adds the index of titles to a database from before there was one', async () => {
  const pool = await migrated();
  await pool.query('drop index words_titles');
  await migrate(pool);
  const { rows } = await pool.query(`select to_regclass('words_titles') is not null as found`);
  expect(rows).toEqual([{ found: true }]);
});

test('finds rare words beyond the texts that are read in order', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  await db.write((tx) => tx.put('posts', aPost({ _id: 'old', content: 'gleaners', seq: 1 })));
  await pool.query(
    `insert into words select 'posts', 'p' || n, null, n, 'stalker, twice' from generate_series(2, 5002) n`,
  );
  const found = await db.read((tx) => tx.search('posts', ['gleaner'], null, 1));
  expect(found.map(({ _id }) => _id)).toEqual(['old']);
});

test('gives up a read that takes too long, and goes on', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool, undefined, 100);
  const other = await pool.connect();
  await other.query('begin');
  await other.query('lock table users');
  await expect(db.read((tx) => tx.all('users'))).rejects.toThrow('statement timeout');
  // What is written waits for its turn.
  const writing = db.write(async (tx) => tx.put('users', aUser()));
  await expect(db.read((tx) => tx.all('users'))).rejects.toThrow('statement timeout');
  await other.query('commit');
  other.release();
  await writing;
  expect(await db.read((tx) => tx.all('users'))).toHaveLength(1);
});

test('reads of the same are asked once, and each is answered', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  const client = await pool.connect();
  const query = jest.spyOn(Object.getPrototypeOf(client), 'query');
  client.release();
  await db.write(async (tx) => {
    await tx.put('posts', aPost({ _id: 'root', content: 'long' }));
    for (const _id of ['a', 'b']) await tx.put('replies', aPost({ _id, replyToId: 'root' }));
  });
  const answers = ['a', 'b'].map((_id) => aPost({ _id, replyToId: 'root' }));
  const above = await db.read((tx) => Promise.all(answers.map((reply) => tx.above(reply, 9))));
  const head = expect.not.objectContaining({ content: 'long' });
  expect(above).toEqual([[head], [head]]);
  const asked = query.mock.calls.map(([sent]) => JSON.stringify(sent));
  expect(asked.filter((text) => text.includes('"above"'))).toEqual([
    expect.stringContaining('[["root"],[9]]'),
  ]);
});

test('runs each step once, none in a new database, and nothing of a migration that fails', async () => {
  const pool = await migrated();
  const step = `insert into users ("_id", "usernameKey", seq, value) values ('s', 's', 1, '{}')`;
  await expect(migrate(pool, [step, 'select nonsense'])).rejects.toThrow('nonsense');
  expect(await count(pool)).toBe(0);
  await migrate(pool, [step]);
  await migrate(pool, [step]);
  expect(await count(pool)).toBe(1);
  const fresh = await openSchema();
  await migrate(fresh, [step]);
  expect(await count(fresh)).toBe(0);
});

test('two processes that start at once do not migrate at once', async () => {
  const pool = await openSchema();
  await Promise.all([migrate(pool), migrate(pool)]);
  expect(await count(pool)).toBe(0);
});

test('a table has the indexes of its store, each with the rest of the key', async () => {
  const pool = await migrated();
  const { rows } = await pool.query<{ fields: string[] }>(
    `select (select array_agg(attname::text order by place)
       from unnest(indkey) with ordinality part(attnum, place)
       join pg_attribute using (attnum) where attrelid = indrelid) as fields
     from pg_index where indrelid = 'follows'::regclass`,
  );
  expect(new Set(rows.map(({ fields }) => fields))).toEqual(
    new Set([
      ['followerId', 'followeeId'],
      ['followerId', 'seq', 'followeeId'],
      ['followeeId', 'seq', 'followerId'],
      ['followeeId', 'followedAt', 'seq', 'followerId'],
    ]),
  );
});

test('rare words are found by an index of trigrams', async () => {
  const pool = await migrated();
  const { rows } = await pool.query(
    `select amname as kind from pg_index
     join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
     where indrelid = 'words'::regclass and indpred is null`,
  );
  expect(rows).toContainEqual({ kind: 'gin' });
});

test('refuses a database that a later release has had', async () => {
  const pool = await openSchema();
  await migrate(pool, Array<string>(99).fill('select 1'));
  await expect(migrate(pool)).rejects.toThrow('newer version');
});

test('is refused by the first release, which counted no diaries', async () => {
  const pool = await openSchema();
  await migrate(pool);
  await expect(migrate(pool, [])).rejects.toThrow('newer version');
});

test('says that the database is away, and goes on when it is back', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  const cut = db.write(async (tx) => {
    await tx.put('users', aUser());
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = current_setting('application_name') and pid <> pg_backend_pid()`,
    );
    await tx.all('users');
  });
  await expect(cut).rejects.toBeInstanceOf(DatabaseAwayError);
  expect(await count(pool)).toBe(0);
  await db.write((tx) => tx.put('users', aUser()));
  expect(await count(pool)).toBe(1);
  const nowhere = postgresPool('postgres://postgres@127.0.0.1:1/none');
  await expect(createSqlDb(nowhere).read((tx) => tx.all('users'))).rejects.toBeInstanceOf(
    DatabaseAwayError,
  );
  await nowhere.end();
});
