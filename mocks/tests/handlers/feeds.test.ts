import type { Backend } from '../../../src/domain/backend';
import type { Post } from '../../../src/domain/entities';
import { FEED_SORTS, type FeedSort } from '../../../src/domain/feeds';
import { createTestBackend } from '../../testing/testBackend';
import {
  aPerson,
  aPost,
  backendWith,
  everything,
  expectMalformed,
  expectRefusal,
  get,
  idsOf,
  post,
  remove,
  type Person,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

async function pageOf(backend: Backend, path: string, cursor: string | null, token?: string) {
  const address = cursor === null ? path : `${path}&cursor=${encodeURIComponent(cursor)}`;
  return bodyOf(await get(backend, address, token), 200, BODIES.page);
}

/** Reads a feed to its end, running a callback between the pages. */
async function walk(
  backend: Backend,
  path: string,
  between: (page: number) => Promise<unknown> = () => Promise.resolve(),
  token?: string,
): Promise<Post[]> {
  const seen: Post[] = [];
  let cursor: string | null = null;
  let page = 0;
  do {
    const { posts, nextCursor } = await pageOf(backend, path, cursor, token);
    seen.push(...posts);
    cursor = nextCursor;
    page += 1;
    if (page > 100) throw new Error('The feed has no end');
    if (cursor !== null) await between(page);
  } while (cursor !== null);
  return seen;
}

async function manyPosts(backend: Backend, author: Person, count: number): Promise<Post[]> {
  const made = [];
  for (let n = 0; n < count; n += 1) made.push(await aPost(backend, author));
  return made;
}

const ORDERS: Record<FeedSort, (a: Post, b: Post) => number> = {
  latest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  trending: (a, b) => b.likes.likeCount - a.likes.likeCount,
};

describe.each(FEED_SORTS)('sorted by %s', (sort) => {
  test.each([1, 2, 5, 6, 100])(
    'explore in pages of %i contains every post once, in order',
    async (limit) => {
      const { backend } = await createTestBackend();
      const { posts } = await everything(backend);
      const walked = await walk(backend, `/api/posts?feed=explore&sort=${sort}&limit=${limit}`);
      expect(idsOf(walked)).toEqual(idsOf([...posts].sort(ORDERS[sort])));
    },
  );

  test('an author’s posts are paged in that order', async () => {
    const { backend, clock, author } = await backendWith('author');
    const made = [];
    for (let n = 0; n < 5; n += 1) {
      made.push(...(await manyPosts(backend, author, 1)));
      clock.advance(1_000);
    }
    await post(backend, `/api/posts/like/${made[1]?._id ?? ''}`, author.token);
    const { posts } = await everything(backend);
    const own = posts.filter(({ username }) => username === author.user.username);
    const path = `/api/posts/user/${author.user.username}?sort=${sort}&limit=2`;
    expect(idsOf(await walk(backend, path))).toEqual(idsOf(own.sort(ORDERS[sort])));
  });

  test('posts created or deleted between two pages cause no repeated or missing posts', async () => {
    const { backend, author } = await backendWith('author');
    const made = await manyPosts(backend, author, 12);
    const [gone, fresh] = [new Set<string>(), new Set<string>()];
    const disturb = async (page: number) => {
      const leaving = made[page * 2]?._id ?? '';
      gone.add(leaving);
      await remove(backend, leaving, author.token);
      fresh.add((await aPost(backend, author))._id);
    };
    const path = `/api/posts?feed=explore&sort=${sort}&limit=4`;
    const seen = idsOf(
      await walk(backend, path, (page) => (page < 4 ? disturb(page) : Promise.resolve())),
    );
    const stayed = idsOf((await everything(backend)).posts).filter((id) => !fresh.has(id));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(stayed));
  });

  test('a cursor still works after its post was deleted', async () => {
    const { backend, author } = await backendWith('author');
    await manyPosts(backend, author, 4);
    const path = `/api/posts/user/${author.user.username}?sort=${sort}&limit=2`;
    const first = await pageOf(backend, path, null);
    const whole = await pageOf(backend, path.replace('limit=2', 'limit=4'), null);
    await remove(backend, first.posts[1]?._id ?? '', author.token);
    const second = await pageOf(backend, path, first.nextCursor);
    expect(second.posts).toEqual(whole.posts.slice(2));
  });
});

test('trending never repeats a post that is liked between two pages', async () => {
  const { backend, author } = await backendWith('author');
  await manyPosts(backend, author, 6);
  const path = '/api/posts?feed=explore&sort=trending&limit=3';
  const first = await pageOf(backend, path, null);
  for (const { _id } of first.posts) await post(backend, `/api/posts/like/${_id}`, author.token);
  const second = await pageOf(backend, path, first.nextCursor);
  const seen = [...idsOf(first.posts), ...idsOf(second.posts)];
  expect(new Set(seen).size).toBe(6);
});

describe('home', () => {
  test('contains one’s own posts and those of the people one follows, merged in order', async () => {
    const { backend, me, followed, stranger } = await backendWith('me', 'followed', 'stranger');
    await post(backend, `/api/users/follow/${followed.user._id}`, me.token);
    const made = [];
    for (const author of [me, followed, stranger, followed, me, followed]) {
      made.unshift(await aPost(backend, author));
    }
    const expected = made.filter(({ username }) => username !== stranger.user.username);
    const walked = await walk(backend, '/api/posts?feed=home&limit=2', undefined, me.token);
    expect(idsOf(walked)).toEqual(idsOf(expected));
  });

  test('gains a followed person’s posts and loses them on unfollow', async () => {
    const { backend, me, star } = await backendWith('me', 'star');
    const { _id } = await aPost(backend, star);
    const shown = [];
    for (const call of ['follow', 'unfollow']) {
      await post(backend, `/api/users/${call}/${star.user._id}`, me.token);
      shown.push(idsOf((await pageOf(backend, '/api/posts?feed=home', null, me.token)).posts));
    }
    expect(shown).toEqual([[_id], []]);
  });
});

describe('a page', () => {
  test('names the reader among the likers, and nobody else', async () => {
    const { backend, me, other } = await backendWith('me', 'other');
    const { _id } = await aPost(backend, other);
    await post(backend, `/api/posts/like/${_id}`, other.token);
    await post(backend, `/api/posts/like/${_id}`, me.token);
    const likersFor = async (token?: string) => {
      const { posts } = await pageOf(backend, '/api/posts?feed=explore&limit=1', null, token);
      return [posts[0]?.likes.likeCount, idsOf(posts[0]?.likes.likedBy ?? [])];
    };
    expect(await likersFor(me.token)).toEqual([2, [me.user._id]]);
    expect(await likersFor()).toEqual([2, []]);
  });

  test('contains twenty posts if no limit is given, the latest first', async () => {
    const { backend } = await createTestBackend();
    const made = await manyPosts(backend, await aPerson(backend), 21);
    const { posts, nextCursor } = await pageOf(backend, '/api/posts?feed=explore', null);
    expect(idsOf(posts)).toEqual(idsOf(made.reverse()).slice(0, 20));
    expect(nextCursor).not.toBeNull();
  });

  test('that ends exactly with the feed has no next page', async () => {
    const { backend } = await createTestBackend();
    const { nextCursor } = await pageOf(backend, '/api/posts?feed=explore&limit=6', null);
    expect(nextCursor).toBeNull();
  });
});

test.each(['home', 'bookmarks'])('feed=%s needs a token', async (feed) => {
  const { backend } = await createTestBackend();
  expectRefusal(await get(backend, `/api/posts?feed=${feed}`), 'invalidToken');
});

test('a bad token is refused even if none is needed', async () => {
  const { backend } = await createTestBackend();
  expectRefusal(await get(backend, '/api/posts?feed=explore', 'garbage'), 'invalidToken');
});

test.each([
  'limit=0',
  'limit=101',
  'limit=-1',
  'limit=1.5',
  'limit=ten',
  'limit=',
  'limit=1e1',
  'sort=random',
  'sort=',
  'sort=toString',
  'cursor=',
  'cursor=garbage',
  'cursor=bnVsbA',
  'cursor=W10',
  'cursor=e30',
  `cursor=${'A'.repeat(5_000)}`,
])('?%s is refused on both kinds of feed', async (query) => {
  const { backend, me } = await backendWith('me');
  expectMalformed(await get(backend, `/api/posts?feed=explore&${query}`));
  expectMalformed(await get(backend, `/api/posts/user/${me.user.username}?${query}`));
});

test.each(['feed=everything', 'feed=', 'feed=__proto__'])('?%s is refused', async (query) => {
  const { backend } = await createTestBackend();
  expectMalformed(await get(backend, `/api/posts?${query}`));
});

test('a cursor of one sort is refused by another', async () => {
  const { backend } = await createTestBackend();
  const { nextCursor } = await pageOf(backend, '/api/posts?feed=explore&sort=latest&limit=2', null);
  const cursor = encodeURIComponent(nextCursor ?? '');
  for (const sort of ['oldest', 'trending']) {
    expectMalformed(await get(backend, `/api/posts?feed=explore&sort=${sort}&cursor=${cursor}`));
  }
});
