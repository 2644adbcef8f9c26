import { ADAPTERS } from '../testing/adapters';
import { aPost, aReaction, aUser } from '../testing/records';
import type { Db, Range } from './db';

describe.each(ADAPTERS)('the %s adapter', (name, open) => {
  async function withPosts(...seqs: number[]): Promise<Db> {
    const db = await open();
    await db.write(async (tx) => {
      for (const seq of seqs) {
        await tx.put(
          'posts',
          aPost({ seq, authorId: seq % 2 ? 'odd' : 'even', likeCount: seq % 3 }),
        );
      }
    });
    return db;
  }

  async function scanned(
    db: Db,
    index: 'byAge' | 'byLikes' | 'byAuthorAge',
    range: Range,
    direction: 'ascending' | 'descending',
  ): Promise<number[]> {
    return db.read(async (tx) => {
      const seqs = [];
      for await (const post of tx.scan('posts', index, range, direction)) seqs.push(post.seq);
      return seqs;
    });
  }

  test('says where it stores things', async () => {
    expect((await open()).storage).toBe(name);
  });

  test('returns what was put, and undefined for an unknown key', async () => {
    const db = await withPosts(1);
    const [post, none] = await db.read((tx) =>
      Promise.all([tx.get('posts', 'post-1'), tx.get('posts', 'post-2')]),
    );
    expect(post).toEqual(aPost({ seq: 1, authorId: 'odd', likeCount: 1 }));
    expect(none).toBeUndefined();
  });

  test('replaces a record in every index', async () => {
    const db = await withPosts(1, 2);
    await db.write((tx) => tx.put('posts', aPost({ _id: 'post-1', seq: 3 })));
    expect(await scanned(db, 'byAge', { prefix: [] }, 'ascending')).toEqual([2, 3]);
  });

  test('deletes by compound key', async () => {
    const db = await open();
    await db.write((tx) => tx.put('reactions', aReaction({ postId: 'p', userId: 'u' })));
    await db.write((tx) => tx.delete('reactions', ['p', 'u']));
    expect(await db.read((tx) => tx.all('reactions'))).toEqual([]);
  });

  test('clears one store and leaves the others', async () => {
    const db = await withPosts(1);
    await db.write((tx) => tx.put('users', aUser()));
    await db.write((tx) => tx.clear('posts'));
    expect(await db.read((tx) => tx.all('posts'))).toEqual([]);
    expect(await db.read((tx) => tx.all('users'))).toEqual([aUser()]);
  });

  test('lists the records with a prefix, but none whose key merely starts with the same letters', async () => {
    const db = await open();
    await db.write(async (tx) => {
      await tx.put('reactions', aReaction({ postId: 'p', userId: 'late', seq: 9 }));
      await tx.put('reactions', aReaction({ postId: 'p', userId: 'soon', seq: 2 }));
      await tx.put('reactions', aReaction({ postId: 'p2', userId: 'else', seq: 1 }));
    });
    const listed = await db.read((tx) => tx.list('reactions', 'byPost', ['p']));
    expect(listed.map((reaction) => reaction.userId)).toEqual(['soon', 'late']);
  });

  test('orders numbers as numbers', async () => {
    const db = await withPosts(10, 9, 100);
    expect(await scanned(db, 'byAge', { prefix: [] }, 'ascending')).toEqual([9, 10, 100]);
  });

  test.each<[string, Range, 'ascending' | 'descending', number[]]>([
    ['all', { prefix: [] }, 'descending', [5, 4, 3, 2, 1]],
    ['below a key, without it', { prefix: [], below: [3] }, 'descending', [2, 1]],
    ['above a key, without it', { prefix: [], above: [3] }, 'ascending', [4, 5]],
    ['between two keys', { prefix: [], above: [1], below: [4] }, 'ascending', [2, 3]],
  ])('scans %s', async (_what, range, direction, expected) => {
    const db = await withPosts(1, 2, 3, 4, 5);
    expect(await scanned(db, 'byAge', range, direction)).toEqual(expected);
  });

  test('scans by a compound key, also from the middle of it', async () => {
    const db = await withPosts(1, 2, 3, 4, 5, 6);
    const trending = await scanned(db, 'byLikes', { prefix: [] }, 'descending');
    expect(trending).toEqual([5, 2, 4, 1, 6, 3]);
    const rest = await scanned(db, 'byLikes', { prefix: [], below: [2, 2] }, 'descending');
    expect(rest).toEqual([4, 1, 6, 3]);
  });

  test('scans one prefix, starting at a key', async () => {
    const db = await withPosts(1, 2, 3, 4, 5);
    const range = { prefix: ['odd'], below: [5] };
    expect(await scanned(db, 'byAuthorAge', range, 'descending')).toEqual([3, 1]);
  });

  test.each<[string, Range, number]>([
    ['all of a prefix', { prefix: ['odd'] }, 3],
    ['those above a key, without it', { prefix: ['odd'], above: [1] }, 2],
    ['those below a key, without it', { prefix: ['odd'], below: [3] }, 1],
    ['none under an unknown prefix', { prefix: ['od'] }, 0],
  ])('counts %s', async (_what, range, expected) => {
    const db = await withPosts(1, 2, 3, 4, 5);
    expect(await db.read((tx) => tx.count('posts', 'byAuthorAge', range))).toBe(expected);
  });

  test('keeps several scans open at once', async () => {
    const db = await withPosts(1, 2, 3, 4);
    const firsts = await db.read(async (tx) => {
      const [odd, even] = ['odd', 'even'].map((author) =>
        tx.scan('posts', 'byAuthorAge', { prefix: [author] }, 'descending'),
      );
      const taken = [];
      for (const scan of [odd, even, odd, even]) {
        const next = await scan?.next();
        taken.push(next?.done ? null : next?.value.seq);
      }
      return taken;
    });
    expect(firsts).toEqual([3, 4, 1, 2]);
  });

  test('rolls everything back if the work fails in the middle', async () => {
    const db = await withPosts(1, 2, 3);
    const failing = db.write(async (tx) => {
      await tx.put('posts', aPost({ _id: 'post-1', seq: 7 }));
      await tx.put('posts', aPost({ seq: 8 }));
      await tx.delete('posts', 'post-2');
      await tx.clear('posts');
      await tx.put('users', aUser());
      throw new Error('The power went.');
    });
    await expect(failing).rejects.toThrow('The power went.');
    expect(await scanned(db, 'byAge', { prefix: [] }, 'ascending')).toEqual([1, 2, 3]);
    expect(await db.read((tx) => tx.all('users'))).toEqual([]);
  });

  test('still works after a failed write', async () => {
    const db = await open();
    await expect(db.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await db.write((tx) => tx.put('users', aUser()));
    expect(await db.read((tx) => tx.all('users'))).toHaveLength(1);
  });

  test('runs read-modify-write transactions one after another, so none is lost', async () => {
    const db = await withPosts(1);
    const raise = (): Promise<void> =>
      db.write(async (tx) => {
        const post = await tx.get('posts', 'post-1');
        if (post) await tx.put('posts', { ...post, likeCount: post.likeCount + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, raise));
    expect((await db.read((tx) => tx.get('posts', 'post-1')))?.likeCount).toBe(21);
  });
});
