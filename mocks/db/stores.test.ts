import { ADAPTERS } from '../testing/adapters';
import { aBookmark, aNotification, aPost, aReaction, aUser } from '../testing/records';
import type { Db, Reading } from './db';
import { clearAll } from './cleanup';

const bookmarks = [
  aBookmark({ userId: 'u', postId: 'a', seq: 3, postSeq: 1 }),
  aBookmark({ userId: 'u', postId: 'b', seq: 1, postSeq: 2 }),
  aBookmark({ userId: 'u', postId: 'c', seq: 2, postSeq: 3 }),
  aBookmark({ userId: 'v', postId: 'a', seq: 4, postSeq: 1 }),
];
const follows = [
  { followerId: 'u', followeeId: 'v', seq: 2, followedAt: '2026-05-02T10:00:00Z' },
  { followerId: 'u', followeeId: 'w', seq: 1 },
  { followerId: 'w', followeeId: 'v', seq: 3, followedAt: '2026-05-01T10:00:00Z' },
  { followerId: 'x', followeeId: 'v', seq: 4 },
];
const reactions = [
  aReaction({ postId: 'a', userId: 'u', seq: 2 }),
  aReaction({ postId: 'a', userId: 'v', kind: 'dislike', seq: 1 }),
  aReaction({ postId: 'b', userId: 'u', seq: 3 }),
];
const replies = [
  aPost({ _id: 'liked', authorId: 'u', replyToId: 'quiet', likeCount: 2, seq: 3 }),
  aPost({ _id: 'later', authorId: 'v', replyToId: 'quiet', seq: 5 }),
  aPost({ _id: 'below', authorId: 'u', replyToId: 'liked', seq: 4 }),
];
const notifications = [
  aNotification({ userId: 'u', postId: 'a', seq: 2 }),
  aNotification({ userId: 'u', postId: 'b', seq: 1 }),
  aNotification({ userId: 'u', group: 'mention:a', kind: 'mention', postId: 'a', seq: 3 }),
  aNotification({ userId: 'v', group: 'reply:a', kind: 'reply', postId: 'a', seq: 4 }),
];
const people = [
  aUser({ username: 'Ben', seq: 2 }),
  aUser({ username: 'Ada', seq: 1 }),
  aUser({ username: 'Cleo', seq: 3 }),
];
const deletedAt = (_id: string, moment: number) => ({
  _id,
  post: aPost(),
  photo: null,
  reactions: [],
  bookmarks: [],
  deletedAt: moment,
});

/** One or more records of each kind. */
async function filled(open: () => Promise<Db>): Promise<Db> {
  const db = await open();
  await db.write(async (tx) => {
    for (const user of people) await tx.put('users', user);
    for (const bookmark of bookmarks) await tx.put('bookmarks', bookmark);
    for (const follow of follows) await tx.put('follows', follow);
    for (const reaction of reactions) await tx.put('reactions', reaction);
    await tx.put('posts', aPost({ _id: 'quiet', authorId: 'u', likeCount: 1, seq: 2 }));
    await tx.put('posts', aPost({ _id: 'loud', authorId: 'u', likeCount: 9, seq: 1 }));
    for (const reply of replies) await tx.put('replies', reply);
    for (const notification of notifications) await tx.put('notifications', notification);
    await tx.put('photos', { postId: 'quiet', url: '/a.png' });
    await tx.put('credentials', { userId: 'u', hash: 'scrypt' });
    await tx.put('deleted', deletedAt('late', 20));
    await tx.put('deleted', deletedAt('soon', 10));
    const signingKey = new Uint8Array([7]);
    await tx.put('installation', { key: 'here', revision: 1, sequence: 4, signingKey });
  });
  return db;
}

type Lookup = (tx: Reading) => Promise<unknown[]>;

const bookmarked =
  (index: 'byUser' | 'byUserAge', userId: string): Lookup =>
  async (tx) =>
    (await tx.list('bookmarks', index, [userId])).map(({ postId }) => postId);

const repliedTo =
  (index: 'byThreadAge' | 'byThreadLikes'): Lookup =>
  async (tx) =>
    (await tx.list('replies', index, ['quiet'])).map(({ _id }) => _id);

const repliedBy =
  (index: 'byAuthorAge' | 'byAuthorLikes'): Lookup =>
  async (tx) =>
    (await tx.list('replies', index, ['u'])).map(({ _id }) => _id);

const lookups: [what: string, lookup: Lookup, expected: unknown[]][] = [
  [
    'a person by username, ignoring case',
    async (tx) => (await tx.list('users', 'byUsername', ['ada'])).map((user) => user.username),
    ['Ada'],
  ],
  [
    'people in the order in which they signed up',
    async (tx) => (await tx.list('users', 'byAge', [])).map((user) => user.username),
    ['Ada', 'Ben', 'Cleo'],
  ],
  [
    'an author’s posts by their likes',
    async (tx) => (await tx.list('posts', 'byAuthorLikes', ['u'])).map((post) => post._id),
    ['quiet', 'loud'],
  ],
  [
    'how many posts an author has',
    async (tx) => [await tx.count('posts', 'byAuthorAge', { prefix: ['u'] })],
    [2],
  ],
  ['the replies to a post by their age', repliedTo('byThreadAge'), ['liked', 'later']],
  ['the replies to a post by their likes', repliedTo('byThreadLikes'), ['later', 'liked']],
  [
    'how many replies to a post there are',
    async (tx) => [await tx.count('replies', 'byThreadAge', { prefix: ['quiet'] })],
    [2],
  ],
  ['a person’s replies by their age', repliedBy('byAuthorAge'), ['liked', 'below']],
  ['a person’s replies by their likes', repliedBy('byAuthorLikes'), ['below', 'liked']],
  [
    'a person’s bookmarks in the order in which they were added',
    bookmarked('byUser', 'u'),
    ['b', 'c', 'a'],
  ],
  ['a person’s bookmarks by the age of the posts', bookmarked('byUserAge', 'u'), ['a', 'b', 'c']],
  [
    'everybody’s bookmarks of a post',
    async (tx) => (await tx.list('bookmarks', 'byPost', ['a'])).map(({ userId }) => userId),
    ['u', 'v'],
  ],
  [
    'whom a person follows, the earliest first',
    async (tx) => (await tx.list('follows', 'byFollower', ['u'])).map((tie) => tie.followeeId),
    ['w', 'v'],
  ],
  [
    'who follows a person, the earliest first',
    async (tx) => (await tx.list('follows', 'byFollowee', ['v'])).map((tie) => tie.followerId),
    ['u', 'w', 'x'],
  ],
  [
    'the reactions to a post, the earliest first',
    async (tx) => (await tx.list('reactions', 'byPost', ['a'])).map(({ userId }) => userId),
    ['v', 'u'],
  ],
  [
    'the likes of a post, without its dislikes',
    async (tx) => (await tx.list('reactions', 'byKind', ['a', 'like'])).map(({ userId }) => userId),
    ['u'],
  ],
  [
    'who followed a person, by the time if it is known',
    async (tx) => (await tx.list('follows', 'byFollowedAt', ['v'])).map((tie) => tie.followerId),
    ['w', 'u'],
  ],
  [
    'a person’s notifications of one kind, the earliest first',
    async (tx) =>
      (await tx.list('notifications', 'byKind', ['u', 'like'])).map(({ postId }) => postId),
    ['b', 'a'],
  ],
  [
    'everybody’s notifications about a post',
    async (tx) => (await tx.list('notifications', 'byPost', ['a'])).map(({ group }) => group),
    ['like:a', 'mention:a', 'reply:a'],
  ],
  [
    'deleted posts in the order of their deletion',
    async (tx) => (await tx.list('deleted', 'byAge', [])).map(({ _id }) => _id),
    ['soon', 'late'],
  ],
];

describe.each(ADAPTERS)('the stores of the %s adapter', (_name, open) => {
  test.each(lookups)('find %s', async (_what, lookup, expected) => {
    const db = await filled(open);
    expect(await db.read(lookup)).toEqual(expected);
  });

  test('keep one record for each pair of user and post, or of two users', async () => {
    const db = await filled(open);
    const found = await db.read((tx) =>
      Promise.all([
        tx.get('bookmarks', ['u', 'b']),
        tx.get('follows', ['u', 'w']),
        tx.get('reactions', ['a', 'v']),
      ]),
    );
    expect(found).toEqual([bookmarks[1], follows[1], reactions[1]]);
  });

  test('keep photos and passwords under the id of the post or user they belong to', async () => {
    const db = await filled(open);
    const found = await db.read((tx) =>
      Promise.all([
        tx.get('photos', 'quiet'),
        tx.get('credentials', 'u'),
        tx.get('installation', 'here'),
      ]),
    );
    expect(found).toMatchObject([{ url: '/a.png' }, { hash: 'scrypt' }, { revision: 1 }]);
  });

  test('refuse a record that lacks its key', async () => {
    const db = await open();
    const nameless = aUser();
    Reflect.deleteProperty(nameless, '_id');
    await expect(db.write((tx) => tx.put('users', nameless))).rejects.toThrow();
    expect(await db.read((tx) => tx.all('users'))).toEqual([]);
  });

  test('are all empty after clearAll', async () => {
    const db = await filled(open);
    await db.write(clearAll);
    const left = await db.read((tx) =>
      Promise.all([
        tx.all('users'),
        tx.all('posts'),
        tx.all('replies'),
        tx.all('photos'),
        tx.all('reactions'),
        tx.all('bookmarks'),
        tx.all('follows'),
        tx.all('credentials'),
        tx.all('deleted'),
        tx.all('installation'),
        tx.all('notifications'),
      ]),
    );
    expect(left.flat()).toEqual([]);
  });
});
