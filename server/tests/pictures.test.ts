import type { Pool } from 'pg';
import { aPost, aUser } from '../../mocks/testing/records';
import { encodeRecord } from '../db/values';
import { findPicture } from '../db/pictures';
import { migrate } from '../db/schema';
import { createSqlDb } from '../db/sqlDb';
import { addressOf, hashIn, hashOf, pictureDataIn } from '../pictureData';
import { openSchema } from '../testing/openSchema';

/** A PNG of one pixel, and a drawing. */
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SVG = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

async function migrated(): Promise<Pool> {
  const pool = await openSchema();
  await migrate(pool);
  return pool;
}

const dataOf = (url: string) => pictureDataIn(url) ?? { type: '', bytes: new Uint8Array() };
const hash = hashOf(dataOf(PNG));
const kept = async (pool: Pool) => (await pool.query('select hash from pictures')).rows.length;

test('a picture is kept once, as bytes, with its size beside its address', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  const found = await db.write(async (tx) => {
    await tx.put('photos', { postId: 'p', url: PNG, others: [{ url: PNG, alt: 'Again' }] });
    await tx.put('users', aUser({ _id: 'u', avatar: SVG }));
    return [await tx.get('photos', 'p'), (await tx.get('users', 'u'))?.avatar];
  });
  const picture = { url: addressOf(hash), size: { width: 1, height: 1 } };
  expect(found).toEqual([
    { postId: 'p', ...picture, others: [{ ...picture, alt: 'Again' }] },
    addressOf(hashOf(dataOf(SVG))),
  ]);
  expect(await kept(pool)).toBe(2);
  const { type, bytes } = (await findPicture(pool, hash)) ?? dataOf('');
  expect([type, Buffer.from(bytes)]).toEqual(['image/png', dataOf(PNG).bytes]);
  expect(await pool.query(`select from photos where value::text like '%data:%'`)).toHaveProperty(
    'rowCount',
    0,
  );
});

test('a picture stays as long as something shows it: a post, another, or a deleted one', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  const photo = { postId: 'p', url: PNG };
  await db.write((tx) => tx.put('photos', photo));
  await db.write((tx) => tx.put('photos', { postId: 'q', url: addressOf(hash) }));
  await db.write((tx) => tx.delete('photos', 'p'));
  expect(await kept(pool)).toBe(1);
  await db.write(async (tx) => {
    const shown = await tx.get('photos', 'q');
    const rest = { post: aPost({ _id: 'q' }), reactions: [], bookmarks: [], deletedAt: 1 };
    await tx.put('deleted', { _id: 'q', photo: shown ?? null, ...rest });
    await tx.delete('photos', 'q');
  });
  expect(await kept(pool)).toBe(1);
  await db.write((tx) => tx.delete('deleted', 'q'));
  expect(await kept(pool)).toBe(0);
  await db.write((tx) => tx.put('photos', photo));
  await db.write((tx) => tx.put('photos', { ...photo, url: SVG }));
  expect(await findPicture(pool, hash)).toBeNull();
  await db.write((tx) => tx.clear('photos'));
  expect(await kept(pool)).toBe(0);
});

test('pictures of what can be restored are files too, and so are those of what was taken down', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  const photo = { postId: 'p', url: PNG, size: { width: 5, height: 5 } };
  const removal = { post: aPost({ _id: 'p' }), photo, reactions: [], bookmarks: [] };
  const takenDown = { _id: 'p', authorId: 'ada', reason: 'Spam', takenDownAt: 'today' };
  const found = await db.write(async (tx) => {
    await tx.put('deleted', { ...removal, _id: 'p', deletedAt: 1 });
    await tx.put('deleted', { ...removal, _id: 'q', photo: null, deletedAt: 1 });
    await tx.put('takenDownPosts', { ...takenDown, removal });
    await tx.put('takenDownPosts', {
      ...takenDown,
      _id: 'q',
      removal: { ...removal, photo: null },
    });
    return Promise.all([tx.all('deleted'), tx.all('takenDownPosts')]);
  });
  const stored = { ...removal, photo: { ...photo, url: addressOf(hash) } };
  const without = { ...removal, photo: null };
  expect(found).toEqual([
    [
      { ...stored, _id: 'p', deletedAt: 1 },
      { ...without, _id: 'q', deletedAt: 1 },
    ],
    [
      { ...takenDown, removal: stored },
      { ...takenDown, _id: 'q', removal: without },
    ],
  ]);
  await db.write((tx) => tx.delete('deleted', 'p'));
  expect(await kept(pool)).toBe(1);
  await db.write((tx) => tx.delete('takenDownPosts', 'p'));
  expect(await kept(pool)).toBe(0);
});

test('an address that is no stored picture’s is left as it is', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  const photo = { postId: 'p', url: '/photos/a.webp' };
  await db.write((tx) => tx.put('photos', photo));
  expect(await db.read((tx) => tx.get('photos', 'p'))).toEqual(photo);
  expect((await pool.query('select from picture_uses')).rowCount).toBe(0);
});

test('takes the pictures out of the records of a release that had them as text', async () => {
  const pool = await migrated();
  const db = createSqlDb(pool);
  for (let n = 0; n < 25; n += 1)
    await pool.query('insert into photos ("postId", value) values ($1, $2)', [
      `p${n}`,
      encodeRecord({ postId: `p${n}`, url: PNG }),
    ]);
  await pool.query('drop table pictures; drop table picture_uses');
  await migrate(pool);
  // Only once.
  await migrate(pool);
  const photos = await db.read((tx) => tx.all('photos'));
  expect(new Set(photos.map(({ url }) => hashIn(url)))).toEqual(new Set([hash]));
  expect(photos).toHaveLength(25);
  expect(await kept(pool)).toBe(1);
});
