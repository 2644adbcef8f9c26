import fc from 'fast-check';
import { ADAPTERS } from '../testing/adapters';
import { randomRuns } from '../testing/random';
import { aListRecord, aPost, aUser } from '../testing/records';
import type { PostHead, PostRecord } from '../rules/records';
import { emptyFilmRecord } from '../rules/filmRecords';
import { FILM } from '../testing/standing';
import type { Db, Reading, Writing } from './db';
import { putPost, removePost } from './posts';
import { withCode } from '../films/codeNeeded';
import { SEARCH_TEXTS } from './searchText';

const idsOf = (records: readonly { _id: string }[]): string[] => records.map(({ _id }) => _id);

async function putAll(tx: Writing, posts: readonly PostRecord[]): Promise<void> {
  for (const post of posts) await putPost(tx, post);
}

async function withPosts(open: () => Promise<Db>, posts: readonly PostRecord[]): Promise<Db> {
  const db = await open();
  await db.write((tx) => putAll(tx, posts));
  return db;
}

/** Three authors' posts, of which some have equally many likes. */
const POSTS = [
  aPost({ _id: 'a1', authorId: 'a', seq: 1, likeCount: 2 }),
  aPost({ _id: 'b2', authorId: 'b', seq: 2, likeCount: 2 }),
  aPost({ _id: 'a3', authorId: 'a', seq: 3, likeCount: 0 }),
  aPost({ _id: 'c4', authorId: 'c', seq: 4, likeCount: 9 }),
  aPost({ _id: 'b5', authorId: 'b', seq: 5, likeCount: 1 }),
];

const firsts: [what: string, read: (tx: Reading) => Promise<PostRecord[]>, ids: string[]][] = [
  [
    'of several ranges together, by what comes after their prefixes',
    (tx) =>
      tx.first('posts', 'byAuthorAge', [{ prefix: ['a'] }, { prefix: ['b'] }], 'descending', 9),
    ['b5', 'a3', 'b2', 'a1'],
  ],
  [
    'in the other direction',
    (tx) =>
      tx.first('posts', 'byAuthorAge', [{ prefix: ['b'] }, { prefix: ['a'] }], 'ascending', 9),
    ['a1', 'b2', 'a3', 'b5'],
  ],
  [
    'up to the limit',
    (tx) => tx.first('posts', 'byAge', [{ prefix: [] }], 'descending', 2),
    ['b5', 'c4'],
  ],
  [
    'from where each range begins',
    (tx) =>
      tx.first(
        'posts',
        'byAuthorLikes',
        [
          { prefix: ['a'], below: [2, 2] },
          { prefix: ['b'], below: [2, 2] },
        ],
        'descending',
        9,
      ),
    ['a1', 'b5', 'a3'],
  ],
  [
    'of ranges that begin and end differently',
    (tx) =>
      tx.first(
        'posts',
        'byAuthorAge',
        [{ prefix: ['a'], below: [3] }, { prefix: ['b'], above: [2] }, { prefix: ['c'] }],
        'descending',
        9,
      ),
    ['b5', 'c4', 'a1'],
  ],
  ['of no range', (tx) => tx.first('posts', 'byAge', [], 'ascending', 9), []],
];

/** A conversation, of which the second reply was deleted. */
const THREAD = [
  aPost({ _id: 'root' }),
  aPost({ _id: 'one', replyToId: 'root' }),
  aPost({ _id: 'two', replyToId: 'one' }),
  aPost({ _id: 'four', replyToId: 'three' }),
  aPost({ _id: 'five', replyToId: 'four' }),
  aPost({ _id: 'snake', replyToId: 'tail' }),
  aPost({ _id: 'tail', replyToId: 'snake' }),
  aPost({ _id: 'beside', replyToId: 'snake' }),
];

const SOLARIS = emptyFilmRecord({ ...FILM, _id: 'solaris', title: 'Solaris: Director’s Cut' }, 1);

const FOUND = [
  aPost({ _id: 'word', seq: 1, content: 'Ein STRÁSSENFILM,\n  zweimal' }),
  aPost({ _id: 'reply', seq: 2, replyToId: 'word', content: 'zweimal strassen' }),
  aPost({ _id: 'alt', seq: 3, hasPhoto: true, content: '', alt: 'Straße', otherAlts: ['zweimal'] }),
  aPost({ _id: 'titled', seq: 4, content: 'zweimal', filmId: 'solaris' }),
];

describe.each(ADAPTERS)('the %s adapter', (_name, open) => {
  test.each(firsts)('finds the first records %s', async (_what, read, ids) => {
    const db = await withPosts(open, POSTS);
    expect(idsOf(await db.read(read))).toEqual(ids);
  });

  test.each([
    ['the posts above a reply, the nearest first', 'two', 9, ['one', 'root']],
    ['no more than wanted', 'two', 1, ['one']],
    ['those below a deleted one', 'five', 9, ['four']],
    ['none above a deleted one', 'four', 9, []],
    ['none above a post', 'root', 9, []],
    ['each of a circle once, without the reply itself', 'snake', 9, ['tail']],
    ['each of a circle above it once', 'beside', 9, ['snake', 'tail']],
  ])('finds %s', async (_what, id, limit, ids) => {
    const db = await withPosts(open, THREAD);
    const reply = THREAD.find(({ _id }) => _id === id) ?? aPost();
    expect(idsOf(await db.read((tx) => tx.above(reply, limit)))).toEqual(ids);
  });

  test('tells of a post above a reply whose it is, and which film it spoils', async () => {
    const head = { _id: 'post', authorId: 'bea', filmId: 'solaris', spoilers: true } as const;
    const reply = aPost({ _id: 'reply', replyToId: 'post' });
    const db = await withPosts(open, [aPost(head), reply]);
    expect(await db.read((tx) => tx.above(reply, 9))).toMatchObject([head]);
  });

  test.each([
    [['strassen'], ['reply', 'word']],
    [
      ['strasse', 'zweimal'],
      ['alt', 'reply', 'word'],
    ],
    [['film, zweimal'], ['word']],
    [['zweimal strasse'], ['reply']],
    [["director's", 'zweimal'], ['titled']],
    [['solaris', 'strasse'], []],
  ])('finds posts and replies that contain %j, the latest first', async (words, ids) => {
    const db = await withPosts(open, FOUND);
    await db.write((tx) => tx.put('films', SOLARIS));
    const search = (after: number | null, limit: number) =>
      withCode(() => db.read(async (tx) => idsOf(await tx.search('posts', words, after, limit))));
    expect(await search(null, 9)).toEqual(ids);
    expect(await search(null, 1)).toEqual(ids.slice(0, 1));
    const last = FOUND.find(({ _id }) => _id === ids[0]);
    expect(await search(last?.seq ?? null, 9)).toEqual(ids.slice(1));
  });

  test('finds a text that contains U+0000, but not across it', async () => {
    const db = await withPosts(open, [aPost({ _id: 'odd', content: 'Sta\u0000lker' })]);
    const search = (word: string) =>
      withCode(() => db.read(async (tx) => idsOf(await tx.search('posts', [word], null, 9))));
    expect(await search('lker')).toEqual(['odd']);
    expect(await search('stalker')).toEqual([]);
  });

  test('finds people by words of their names, in the order in which they signed up', async () => {
    const db = await open();
    const people = [
      aUser({ username: 'zoe', firstName: 'Zoë', lastName: 'Abara', seq: 3 }),
      aUser({ username: 'zoo', firstName: 'Ada', lastName: 'Zola', seq: 2 }),
      aUser({ username: 'bea', firstName: 'Bea', lastName: 'Zola', seq: 1 }),
    ];
    await db.write((tx) => Promise.all(people.map((person) => tx.put('users', person))));
    const search = (words: string[], after: number | null, limit: number) =>
      withCode(() => db.read(async (tx) => idsOf(await tx.search('users', words, after, limit))));
    expect(await search(['z'], null, 9)).toEqual(['bea', 'zoo', 'zoe']);
    expect(await search(['z'], null, 2)).toEqual(['bea', 'zoo']);
    expect(await search(['z'], 1, 9)).toEqual(['zoo', 'zoe']);
    expect(await search(['zola', 'ad'], null, 9)).toEqual(['zoo']);
    expect(await search(['zoe zoe ab'], null, 9)).toEqual(['zoe']);
    expect(await search(['zeno'], null, 9)).toEqual([]);
  });

  test('finds public lists by words of their title and description, the latest first', async () => {
    const db = await open();
    const lists = [
      aListRecord({ _id: 'old', seq: 1, title: 'Rain on windows' }),
      aListRecord({ _id: 'new', seq: 2, title: 'Snow', description: 'Much rain.' }),
      aListRecord({ _id: 'hidden', seq: 3, title: 'Rain', publicSeq: null }),
    ];
    await db.write((tx) => Promise.all(lists.map((list) => tx.put('lists', list))));
    const search = (words: string[], after: number | null) =>
      withCode(() => db.read(async (tx) => idsOf(await tx.search('lists', words, after, 9))));
    expect(await search(['rain'], null)).toEqual(['new', 'old']);
    expect(await search(['rain'], 2)).toEqual(['old']);
    expect(await search(['rain', 'window'], null)).toEqual(['old']);
    await db.write((tx) =>
      tx.put('lists', aListRecord({ _id: 'old', seq: 1, title: 'Rain', publicSeq: null })),
    );
    expect(await search(['rain'], null)).toEqual(['new']);
  });
});

const anyPost = fc.record({
  authorId: fc.constantFrom('a', 'b', 'c'),
  likeCount: fc.nat(2),
  content: fc.stringMatching(/^[aàßB%_\\ ]{0,4}$/),
  answers: fc.option(fc.nat(11), { nil: undefined }),
  isAboutFilm: fc.boolean(),
});

const anyQuery = fc.record({
  authors: fc.subarray(['a', 'b', 'c']),
  words: fc.array(fc.stringMatching(/^[ab%_\\]{1,2}$/), { minLength: 1, maxLength: 2 }),
  at: fc.nat(12),
  limit: fc.integer({ min: 1, max: 6 }),
});

const GONE = aPost({ _id: 'gone', seq: 3.5, content: 'aabb' });
const TITLED = emptyFilmRecord({ ...FILM, title: 'Bab%' }, 1);

type Query = typeof anyQuery extends fc.Arbitrary<infer Value> ? Value : never;

/** What must be told of a post above a reply; an adapter may tell more. */
const headOf = ({ _id, authorId, filmId, spoilers }: PostHead) => ({
  _id,
  authorId,
  ...(filmId !== undefined && { filmId }),
  ...(spoilers && { spoilers }),
});

/** What should be found, by the simplest means. */
function expected(posts: readonly PostRecord[], query: Query) {
  const { authors, words, at, limit } = query;
  const latest = posts.toSorted((a, b) => b.seq - a.seq);
  const contains = (post: PostRecord, word: string): boolean =>
    SEARCH_TEXTS.posts(post).includes(word) ||
    (post.filmId !== undefined && SEARCH_TEXTS.films(TITLED).includes(word));
  return {
    first: latest
      .filter(({ replyToId, authorId }) => replyToId === undefined && authors.includes(authorId))
      .filter(({ likeCount, seq }) => likeCount < 1 || (likeCount === 1 && seq < at))
      .sort((a, b) => b.likeCount - a.likeCount)
      .slice(0, limit),
    search: latest
      .filter((post) => words.every((word) => contains(post, word)))
      .filter(({ seq }) => seq < at)
      .slice(0, limit),
    above: posts.map((post) => {
      const above = [post];
      for (const { replyToId } of above) {
        const next = posts.find(({ _id }) => _id === replyToId);
        if (next && !above.includes(next)) above.push(next);
      }
      return above.slice(1, 1 + limit).map(headOf);
    }),
  };
}

test.each(ADAPTERS)('the %s adapter finds what it should in any data', async (_name, open) => {
  const db = await open();
  await db.write((tx) => tx.put('films', TITLED));
  await fc.assert(
    fc.asyncProperty(fc.array(anyPost, { maxLength: 12 }), anyQuery, async (drafts, query) => {
      const posts = drafts.map(({ answers, isAboutFilm, ...fields }, at) =>
        aPost({
          ...fields,
          _id: `post-${at}`,
          seq: at + 1,
          ...(answers !== undefined && { replyToId: `post-${answers}` }),
          ...(isAboutFilm && { filmId: TITLED.film._id }),
        }),
      );
      await db.write(async (tx) => {
        await tx.clear('posts');
        await tx.clear('replies');
        await putAll(tx, [...posts, GONE]);
        await removePost(tx, GONE);
      });
      const { authors, words, at, limit } = query;
      const ranges = authors.map((author) => ({ prefix: [author], below: [1, at] }));
      const found = await withCode(() =>
        db.read(async (tx) => ({
          first: await tx.first('posts', 'byAuthorLikes', ranges, 'descending', limit),
          search: await tx.search('posts', words, at, limit),
          above: await Promise.all(
            posts.map(async (post) => (await tx.above(post, limit)).map(headOf)),
          ),
        })),
      );
      expect(found).toEqual(expected(posts, query));
    }),
    { numRuns: randomRuns(1_000) },
  );
});
