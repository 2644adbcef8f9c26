import { aPost, aReaction, aUser } from '../testing/records';
import type { Reading } from './db';
import { laidPart, NotLaidYet } from './laidPart';
import { createMemoryDb } from './memory';
import type { IndexName } from './schema';

const LAID = ['newest', 'new'];

type Lookup = (view: Reading) => Promise<unknown>;

/** Looks something up where all posts older than `new` are missing. */
async function lookUp(lookup: Lookup): Promise<unknown> {
  const db = createMemoryDb();
  await db.write(async (tx) => {
    await tx.put('users', aUser({ username: 'ada' }));
    await tx.put('posts', aPost({ _id: 'newest', likeCount: 0, seq: 9 }));
    await tx.put('posts', aPost({ _id: 'new', likeCount: 3, seq: 8 }));
    await tx.put('photos', { postId: 'new', url: '/a.png' });
    await tx.put('reactions', aReaction({ postId: 'new' }));
  });
  return db.read((tx) => lookup(laidPart(tx, (postId) => !LAID.includes(postId))));
}

test.each<[what: string, lookup: Lookup, answer: object]>([
  ['a post that is laid', (view) => view.get('posts', 'new'), { _id: 'new' }],
  ['another thing by its key', (view) => view.get('users', 'ada'), { _id: 'ada' }],
  ['the photo of a post', (view) => view.get('photos', 'new'), { url: '/a.png' }],
  ['everybody', (view) => view.all('users'), [{ _id: 'ada' }]],
  ['a list of people', (view) => view.list('users', 'byUsername', ['ada']), [{ _id: 'ada' }]],
  ['the likes of a post', (view) => view.list('reactions', 'byPost', ['new']), [{ kind: 'like' }]],
])('of a sample half laid it knows %s', async (_what, lookup, answer) => {
  expect(await lookUp(lookup)).toMatchObject(answer);
});

test.each<[what: string, lookup: Lookup]>([
  ['a post still to be laid', (view) => view.get('posts', 'old')],
  ['all posts', (view) => view.all('posts')],
  ['all photos', (view) => view.all('photos')],
  ['all likes', (view) => view.all('reactions')],
  ['a list of posts', (view) => view.list('posts', 'byAuthorAge', ['ada'])],
  ['everybody’s likes', (view) => view.list('reactions', 'byPost', [])],
])('of a sample half laid it does not know %s, and says so', async (_what, lookup) => {
  await expect(lookUp(lookup)).rejects.toThrow(NotLaidYet);
});

/** The posts met on a walk, then `?` where it cannot say what comes next. */
const walk =
  (index: IndexName<'posts'>, direction: 'ascending' | 'descending'): Lookup =>
  async (view) => {
    const met: string[] = [];
    try {
      for await (const { _id } of view.scan('posts', index, { prefix: [] }, direction))
        met.push(_id);
    } catch (error) {
      if (!(error instanceof NotLaidYet)) throw error;
      met.push('?');
    }
    return met;
  };

test.each<[index: IndexName<'posts'>, direction: 'ascending' | 'descending', met: string[]]>([
  ['byAge', 'descending', ['newest', 'new', '?']],
  ['byAuthorAge', 'descending', ['newest', 'new', '?']],
  ['byAge', 'ascending', ['?']],
  ['byLikes', 'descending', ['?']],
  ['byAuthorLikes', 'descending', ['?']],
])('posts %s, %s, are met as far as they are certain', async (index, direction, met) => {
  expect(await lookUp(walk(index, direction))).toEqual(met);
});

test.each(['ascending', 'descending'] as const)('other things are met whole, %s', async (order) => {
  const people = async (view: Reading) => {
    const names: string[] = [];
    for await (const { username } of view.scan('users', 'byAge', { prefix: [] }, order))
      names.push(username);
    return names;
  };
  expect(await lookUp(people)).toEqual(['ada']);
});
