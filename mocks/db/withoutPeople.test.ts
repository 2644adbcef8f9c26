import { withCode } from '../films/codeNeeded';
import { aListRecord, aPost, aUser } from '../testing/records';
import { createMemoryDb } from './memory';
import type { Reading } from './db';
import { withoutPeople } from './withoutPeople';

/** Ada, Ben and Cleo take turns to write twelve posts; each has a list. */
async function seenWithout<T>(ids: readonly string[], work: (tx: Reading) => Promise<T>) {
  const db = createMemoryDb();
  const people = ['ada', 'ben', 'cleo'];
  await db.write(async (tx) => {
    for (const [index, username] of people.entries()) {
      await tx.put('users', aUser({ username, seq: index + 1 }));
      await tx.put('lists', aListRecord({ ownerId: username, seq: index + 1 }));
    }
    for (let seq = 1; seq <= 12; seq += 1)
      await tx.put('posts', aPost({ seq, authorId: people[seq % 3] ?? '' }));
  });
  return withCode(() => db.read((tx) => work(withoutPeople(tx, new Set(ids)))));
}

const seqs = (records: readonly { seq: number }[]) => records.map(({ seq }) => seq);

test('as many records are answered as are asked for, as long as there are some', async () => {
  const first = (limit: number) =>
    seenWithout(['ada', 'cleo'], async (tx) =>
      seqs(await tx.first('posts', 'byAge', [{ prefix: [] }], 'descending', limit)),
    );
  expect(await first(3)).toEqual([10, 7, 4]);
  expect(await first(20)).toEqual([10, 7, 4, 1]);
});

test('a search goes on behind those whom it leaves out', async () => {
  const found = (after: number | null) =>
    seenWithout(['ada', 'cleo'], async (tx) =>
      seqs(await tx.search('posts', ['stalker'], after, 2)),
    );
  expect(await found(null)).toEqual([10, 7]);
  expect(await found(7)).toEqual([4, 1]);
  expect(await found(1)).toEqual([]);
});

test('neither they nor what is theirs is found in any other way', async () => {
  await seenWithout(['ben'], async (tx) => {
    expect(await tx.get('users', 'ben')).toBeUndefined();
    expect(await tx.get('users', 'ada')).toMatchObject({ _id: 'ada' });
    expect(seqs(await tx.all('users'))).toEqual([1, 3]);
    expect(await tx.list('posts', 'byAuthorAge', ['ben'])).toEqual([]);
    const scanned = [];
    for await (const list of tx.scan('lists', 'byPublic', { prefix: [] }, 'ascending'))
      scanned.push(list.ownerId);
    expect(scanned).toEqual(['ada', 'cleo']);
  });
});

test('a thread is followed up to the first post of theirs', async () => {
  const db = createMemoryDb();
  const thread = ['ada', 'ben', 'cleo', 'ada'].map((authorId, depth) =>
    aPost({
      _id: `post-${depth}`,
      authorId,
      seq: depth + 1,
      ...(depth > 0 && { replyToId: `post-${depth - 1}` }),
    }),
  );
  await db.write(async (tx) => {
    for (const post of thread)
      await tx.put(post.replyToId === undefined ? 'posts' : 'replies', post);
  });
  const [last] = thread.slice(-1);
  const above = await db.read((tx) =>
    last ? withoutPeople(tx, new Set(['ben'])).above(last, 100) : Promise.resolve([]),
  );
  expect(above.map(({ _id }) => _id)).toEqual(['post-2']);
});
