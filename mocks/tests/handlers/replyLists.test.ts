import {
  aPost,
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
import { idsOn, idsOnAllPages, pageOf, stage } from '../../testing/threads';

const VERTIGO = 'vertigo-1958';

describe('the replies to a post', () => {
  /** Three direct replies: the second is liked, the first has a reply itself. */
  async function threaded() {
    const staged = await stage();
    const { backend, author, answer } = staged;
    for (const _id of ['first', 'second', 'third']) await answer('root', { _id });
    await answer('first', { _id: 'below' });
    await aPost(backend, author, { _id: 'apart' });
    await post(backend, '/api/posts/like/second', author.token);
    return staged;
  }

  test.each([
    ['', ['first', 'second', 'third']],
    ['&sort=oldest', ['first', 'second', 'third']],
    ['&sort=latest', ['third', 'second', 'first']],
    ['&sort=trending', ['second', 'third', 'first']],
  ])('are only the direct ones, the oldest first or as requested: “%s”', async (sort, expected) => {
    const { backend } = await threaded();
    expect(await idsOn(backend, `/api/posts?replyTo=root${sort}`)).toEqual(expected);
    expect(await idsOnAllPages(backend, `/api/posts?replyTo=root${sort}`)).toEqual(expected);
  });

  test('name the reader among the likers, and nobody else', async () => {
    const { backend, author, fan } = await threaded();
    const likersFor = async (person?: Person) => {
      const { posts } = await pageOf(backend, '/api/posts?replyTo=root', person);
      return posts.map(({ likes }) => [likes.likeCount, idsOf(likes.likedBy)]);
    };
    expect((await likersFor(author))[1]).toEqual([1, [author.user._id]]);
    expect((await likersFor(fan))[1]).toEqual([1, []]);
  });

  test('are an empty list if nobody answered', async () => {
    const { backend } = await threaded();
    const page = await pageOf(backend, '/api/posts?replyTo=third');
    expect(page).toEqual({ posts: [], nextCursor: null });
  });

  test('stay available after the post is deleted, until they are deleted too', async () => {
    const { backend, author, fan } = await threaded();
    await remove(backend, 'root', author.token);
    expect(await idsOn(backend, '/api/posts?replyTo=root')).toEqual(['first', 'second', 'third']);
    for (const id of ['first', 'second', 'third']) await remove(backend, id, fan.token);
    expectRefusal(await get(backend, '/api/posts?replyTo=root'), 'postNotFound');
  });

  test('continue from a cursor even if its reply was deleted', async () => {
    const { backend, fan } = await threaded();
    const { nextCursor } = await pageOf(backend, '/api/posts?replyTo=root&limit=2');
    await remove(backend, 'second', fan.token);
    const path = `/api/posts?replyTo=root&cursor=${encodeURIComponent(nextCursor ?? '')}`;
    expect(await idsOn(backend, path)).toEqual(['third']);
  });

  test('are a 404 if there never was such a post', async () => {
    const { backend } = await threaded();
    expectRefusal(await get(backend, '/api/posts?replyTo=never-was'), 'postNotFound');
    expectRefusal(await get(backend, '/api/posts?replyTo='), 'postNotFound');
  });

  test('refuse a cursor of another list', async () => {
    const { backend, fan } = await threaded();
    const others = [
      '/api/posts?feed=explore&sort=oldest',
      '/api/posts?replyTo=root&sort=latest',
      `/api/posts/user/${fan.user.username}?replies=true&sort=oldest`,
    ];
    for (const other of others) {
      const { nextCursor } = await pageOf(backend, `${other}&limit=1`);
      const cursor = encodeURIComponent(nextCursor ?? '');
      expectMalformed(await get(backend, `/api/posts?replyTo=root&cursor=${cursor}`));
    }
    const { nextCursor } = await pageOf(backend, '/api/posts?replyTo=root&limit=1');
    const cursor = encodeURIComponent(nextCursor ?? '');
    expectMalformed(await get(backend, `/api/posts?replyTo=first&cursor=${cursor}`));
  });

  test.each(['sort=random', 'sort=', 'limit=0', 'limit=101', 'cursor=garbage'])(
    'refuse ?%s',
    async (query) => {
      const { backend } = await threaded();
      expectMalformed(await get(backend, `/api/posts?replyTo=root&${query}`));
    },
  );
});

const FEEDS = ['feed=explore', `film=${VERTIGO}`, 'replyTo=root', 'q=gleaners'];

test.each(FEEDS.flatMap((one, n) => FEEDS.slice(n + 1).map((other) => [one, other])))(
  '%s and %s cannot be combined',
  async (one, other) => {
    const { backend } = await stage();
    expectMalformed(await get(backend, `/api/posts?${one}&${other}`));
    expectMalformed(await get(backend, `/api/posts?${other}&${one}`));
  },
);

describe('the replies of a person', () => {
  /** A user's three replies, the second of which is liked, and a post. */
  async function answered() {
    const staged = await stage();
    const { backend, author, fan, answer } = staged;
    for (const _id of ['first', 'second']) await answer('root', { _id });
    await answer('first', { _id: 'third' });
    await aPost(backend, fan, { _id: 'own' });
    await aPost(backend, author, { _id: 'anothers', replyTo: 'own' });
    await post(backend, '/api/posts/like/second', author.token);
    return { ...staged, path: `/api/posts/user/${fan.user.username}` };
  }

  test.each([
    ['', ['third', 'second', 'first']],
    ['&sort=latest', ['third', 'second', 'first']],
    ['&sort=oldest', ['first', 'second', 'third']],
    ['&sort=trending', ['second', 'third', 'first']],
  ])('are only theirs, the latest first or as requested: “%s”', async (sort, expected) => {
    const { backend, path } = await answered();
    expect(await idsOn(backend, `${path}?replies=true${sort}`)).toEqual(expected);
    expect(await idsOnAllPages(backend, `${path}?replies=true${sort}`)).toEqual(expected);
  });

  test('are left out with replies=false', async () => {
    const { backend, path } = await answered();
    expect(await idsOn(backend, `${path}?replies=false`)).toEqual(['own']);
  });

  test.each(['', '1', 'TRUE', 'yes'])('refuse replies=%s', async (value) => {
    const { backend, path } = await answered();
    expectMalformed(await get(backend, `${path}?replies=${value}`));
  });

  test('have cursors of their own', async () => {
    const { backend, path } = await answered();
    const { nextCursor } = await pageOf(backend, `${path}?replies=true&limit=1`);
    const cursor = encodeURIComponent(nextCursor ?? '');
    expectMalformed(await get(backend, `${path}?cursor=${cursor}`));
  });

  test('are counted separately from their posts', async () => {
    const { backend, fan } = await answered();
    const counts = async () => {
      const { users } = await everything(backend);
      const alone = await get(backend, `/api/users/${fan.user._id}`);
      return [
        users.find(({ _id }) => _id === fan.user._id),
        bodyOf(alone, 200, BODIES.user).user,
      ].map((user) => [user?.postCount, user?.replyCount]);
    };
    expect(await counts()).toEqual([
      [1, 3],
      [1, 3],
    ]);
    await remove(backend, 'first', fan.token);
    expect(await counts()).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('a reply is not listed in', () => {
  /** Its author is followed, and it is about a film. */
  async function answered() {
    const staged = await stage();
    const { backend, author, fan, answer } = staged;
    await post(backend, `/api/users/follow/${fan.user._id}`, author.token);
    const own = await aPost(backend, fan, { filmId: VERTIGO });
    return { ...staged, own, reply: await answer('root', { filmId: VERTIGO }) };
  }

  test.each(['latest', 'oldest', 'trending'])('explore and home by %s', async (sort) => {
    const { backend, author, own } = await answered();
    const page = `&limit=100&sort=${sort}`;
    const explored = await idsOn(backend, `/api/posts?feed=explore${page}`);
    expect([...explored].sort()).toEqual(idsOf((await everything(backend)).posts).sort());
    const home = await idsOn(backend, `/api/posts?feed=home${page}`, author);
    expect(home.sort()).toEqual([own._id, 'root'].sort());
  });

  test('the posts about a film', async () => {
    const { backend, own, reply } = await answered();
    const about = await idsOn(backend, `/api/posts?film=${VERTIGO}&limit=100`);
    expect(about).toContain(own._id);
    expect(about).not.toContain(reply._id);
  });

  test('its author’s posts', async () => {
    const { backend, fan, own } = await answered();
    const path = `/api/posts/user/${fan.user.username}`;
    expect(await idsOn(backend, `${path}?sort=latest`)).toEqual([own._id]);
    expect(idsOf(bodyOf(await get(backend, path), 200, BODIES.posts).posts)).toEqual([own._id]);
  });

  test('the list of all posts, requested or answered to a change', async () => {
    const { backend, fan, own, reply } = await answered();
    const answer = await post(backend, `/api/posts/like/${reply._id}`, fan.token);
    const { posts } = bodyOf(answer, 201, BODIES.posts);
    expect(idsOf(posts).slice(0, 2)).toEqual([own._id, 'root']);
    expect(posts).toHaveLength(8);
    expect(idsOf((await everything(backend)).posts)).toEqual(idsOf(posts));
  });
});

test('the bookmarks feed contains replies among the posts, in every sort order', async () => {
  const { backend, author, fan, answer } = await stage();
  const reply = await answer('root');
  await aPost(backend, author, { _id: 'later' });
  for (const id of ['root', reply._id, 'later'])
    await post(backend, `/api/users/bookmark/${id}`, fan.token);
  const feed = (sort: string) => idsOn(backend, `/api/posts?feed=bookmarks&sort=${sort}`, fan);
  expect(await feed('latest')).toEqual(['later', reply._id, 'root']);
  expect(await feed('oldest')).toEqual(['root', reply._id, 'later']);
  await post(backend, `/api/posts/like/${reply._id}`, author.token);
  expect(await feed('trending')).toEqual([reply._id, 'later', 'root']);
  await post(backend, `/api/users/remove-bookmark/${reply._id}`, fan.token);
  expect(await feed('latest')).toEqual(['later', 'root']);
});
