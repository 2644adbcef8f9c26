import { LIMITS } from '../../../src/domain/limits';
import type { Backend } from '../../../src/domain/backend';
import type { Post } from '../../../src/domain/entities';
import { createTestBackend } from '../../testing/testBackend';
import {
  aDraft,
  aPerson,
  aPost,
  everything,
  expectMalformed,
  expectRefusal,
  get,
  idsOf,
  MINIMAL,
  PNG,
  post,
  remove,
  type Person,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

const VERTIGO = 'vertigo-1958';
const ALIEN = 'alien-1979';
const GIVES_AWAY = { filmId: VERTIGO, spoilers: true };

/** A post of one person, and another who answers. */
async function stage() {
  const { backend, clock } = await createTestBackend();
  const [author, fan] = [await aPerson(backend), await aPerson(backend)];
  const root = await aPost(backend, author, { _id: 'root' });
  const answer = (replyTo: string, fields: object = {}) =>
    aPost(backend, fan, { ...fields, replyTo });
  return { backend, clock, author, fan, root, answer };
}

const postWith = async (backend: Backend, id: string, person?: Person): Promise<Post> =>
  bodyOf(await get(backend, `/api/posts/${id}`, person?.token), 200, BODIES.post).post;

const pageOf = async (backend: Backend, path: string, person?: Person) =>
  bodyOf(await get(backend, path, person?.token), 200, BODIES.page);

const idsOn = async (backend: Backend, path: string, person?: Person): Promise<string[]> =>
  idsOf((await pageOf(backend, path, person)).posts);

/** Walks the list to its end, two at a time. */
async function idsOnAllPages(backend: Backend, path: string): Promise<string[]> {
  const ids: string[] = [];
  let more = '';
  do {
    const { posts, nextCursor } = await pageOf(backend, `${path}&limit=2${more}`);
    ids.push(...idsOf(posts));
    more = nextCursor === null ? '' : `&cursor=${encodeURIComponent(nextCursor)}`;
  } while (more !== '');
  return ids;
}

const restore = (backend: Backend, id: string, { token }: Person) =>
  post(backend, `/api/posts/restore/${id}`, token, {}, MINIMAL);

describe('a reply', () => {
  test('says what it answers, and whose that is, but for the avatar', async () => {
    const { author, answer } = await stage();
    const { _id, firstName, lastName, username } = author.user;
    expect((await answer('root')).replyTo).toEqual({
      _id: 'root',
      author: { _id, firstName, lastName, username },
    });
  });

  test('may answer a reply', async () => {
    const { fan, answer } = await stage();
    const first = await answer('root');
    expect((await answer(first._id)).replyTo).toMatchObject({
      _id: first._id,
      author: { _id: fan.user._id },
    });
  });

  test('is answered by its own address as it was when it was made', async () => {
    const { backend, fan, answer } = await stage();
    const made = await answer('root', { ...GIVES_AWAY, photos: PNG, alt: 'Seats.' });
    expect(await postWith(backend, made._id, fan)).toEqual(made);
  });

  test('cannot answer what is not there, nor itself', async () => {
    const { backend, author, fan } = await stage();
    await remove(backend, 'root', author.token);
    for (const replyTo of ['never-was', 'root', 'mine', '']) {
      const postData = aDraft({ _id: 'mine', replyTo });
      expectRefusal(await post(backend, '/api/posts', fan.token, { postData }), 'postNotFound');
    }
    expectRefusal(await get(backend, '/api/posts/mine'), 'postNotFound');
  });

  test.each(['root', 'elsewhere', 'never-was', undefined])(
    'sent again with %p to answer is the one that was first sent',
    async (replyTo) => {
      const { backend, author, fan, answer } = await stage();
      await aPost(backend, author, { _id: 'elsewhere' });
      const made = await answer('root');
      const postData = aDraft({ _id: made._id, ...(replyTo !== undefined && { replyTo }) });
      const again = await post(backend, '/api/posts', fan.token, { postData }, MINIMAL);
      expect(bodyOf(again, 201, BODIES.post).post).toEqual(made);
      expect(await idsOn(backend, '/api/posts?replyTo=root')).toEqual([made._id]);
    },
  );

  test('cannot take the id of somebody else’s post, whatever it answers', async () => {
    const { backend, fan } = await stage();
    for (const replyTo of ['root', 'never-was']) {
      const postData = aDraft({ _id: 'root', replyTo });
      expectRefusal(await post(backend, '/api/posts', fan.token, { postData }), 'idTaken');
    }
  });

  test('keeps what it answers when it is edited', async () => {
    const { backend, author, fan, answer } = await stage();
    await aPost(backend, author, { _id: 'elsewhere' });
    const made = await answer('root');
    const postData = { content: 'Seen again.', replyTo: 'elsewhere' };
    await post(backend, `/api/posts/edit/${made._id}`, fan.token, { postData });
    const { updatedAt } = made;
    expect(await postWith(backend, made._id)).toEqual({
      ...made,
      content: 'Seen again.',
      editedAt: updatedAt,
    });
    expect(await idsOn(backend, '/api/posts?replyTo=root')).toEqual([made._id]);
  });
});

test('a post stays a post when an edit says that it answers another', async () => {
  const { backend, author } = await stage();
  await aPost(backend, author, { _id: 'other' });
  const postData = { content: 'Seen again.', replyTo: 'other' };
  await post(backend, '/api/posts/edit/root', author.token, { postData });
  expect(await postWith(backend, 'root')).not.toHaveProperty('replyTo');
  expect(await idsOn(backend, '/api/posts?replyTo=other')).toEqual([]);
  expect(await idsOn(backend, '/api/posts?feed=explore&limit=2')).toEqual(['other', 'root']);
});

test('a reply to a deleted post says so, until that is brought back', async () => {
  const { backend, author, fan, answer } = await stage();
  await post(backend, '/api/posts/edit/root', author.token, { postData: GIVES_AWAY });
  const made = await answer('root');
  await remove(backend, 'root', author.token);
  expect((await postWith(backend, made._id)).replyTo).toEqual({ _id: 'root', deleted: true });
  await restore(backend, 'root', author);
  expect(await postWith(backend, made._id, fan)).toEqual(made);
});

describe('the spoilers above a reply', () => {
  /** A post that gives Vertigo away, and a reply to it. */
  async function marked() {
    const staged = await stage();
    const above = await aPost(staged.backend, staged.author, { ...GIVES_AWAY, _id: 'marked' });
    return { ...staged, above, reply: await staged.answer('marked') };
  }
  const spoilersOf = ({ replyTo }: Post) => (replyTo?.deleted ? undefined : replyTo?.spoilers);

  test('are those of the post that it answers, with its film', async () => {
    const { author, reply, above } = await marked();
    expect(spoilersOf(reply)).toEqual({
      postId: 'marked',
      authorId: author.user._id,
      film: { ...above.film, watched: false },
    });
  });

  test('reach down through replies that give nothing away', async () => {
    const { reply, answer } = await marked();
    const below = await answer((await answer(reply._id, { filmId: ALIEN }))._id);
    expect(spoilersOf(below)).toEqual(spoilersOf(reply));
  });

  test('are those of the nearest that gives a film away', async () => {
    const { fan, reply, answer } = await marked();
    const nearer = await answer(reply._id, { filmId: ALIEN, spoilers: true });
    expect(spoilersOf(await answer(nearer._id))).toMatchObject({
      postId: nearer._id,
      authorId: fan.user._id,
      film: { _id: ALIEN },
    });
  });

  test('are not its own', async () => {
    const { answer } = await stage();
    expect(spoilersOf(await answer('root', GIVES_AWAY))).toBeUndefined();
  });

  test('go with the mark', async () => {
    const { backend, author, reply } = await marked();
    const postData = { spoilers: false };
    await post(backend, '/api/posts/edit/marked', author.token, { postData });
    expect(spoilersOf(await postWith(backend, reply._id))).toBeUndefined();
  });

  test('say whether the reader has seen the film', async () => {
    const { backend, author, reply } = await marked();
    await post(backend, `/api/films/watched/${VERTIGO}`, author.token);
    const filmFor = async (person?: Person) =>
      spoilersOf(await postWith(backend, reply._id, person))?.film;
    expect((await filmFor(author))?.watched).toBe(true);
    expect(await filmFor()).not.toHaveProperty('watched');
  });

  test('are looked for once around where a new post under a deleted one’s id closes a circle', async () => {
    const { backend, author, reply } = await marked();
    await remove(backend, 'marked', author.token);
    const postData = { ...GIVES_AWAY, _id: 'marked', replyTo: reply._id };
    const closing = await aPost(backend, author, { ...aDraft(), ...postData });
    expect(spoilersOf(closing)).toBeUndefined();
    expect(spoilersOf(await postWith(backend, reply._id))).toMatchObject({ postId: 'marked' });
    await post(backend, '/api/posts/edit/marked', author.token, { postData: { spoilers: false } });
    expect(spoilersOf(await postWith(backend, reply._id))).toBeUndefined();
  });
});

test('a post counts the replies to itself that are there, wherever it is answered', async () => {
  const { backend, fan, root, answer } = await stage();
  const counted = async () => {
    const { posts } = await everything(backend);
    const page = await pageOf(backend, '/api/posts?feed=explore');
    const shown = [posts, page.posts].map((list) => list.find(({ _id }) => _id === 'root'));
    return [await postWith(backend, 'root'), ...shown].map((found) => found?.replyCount);
  };
  expect(root.replyCount).toBe(0);
  const [first] = [await answer('root'), await answer('root')];
  await answer(first._id);
  expect(await counted()).toEqual([2, 2, 2]);
  expect((await postWith(backend, first._id)).replyCount).toBe(1);
  await remove(backend, first._id, fan.token);
  expect(await counted()).toEqual([1, 1, 1]);
  await restore(backend, first._id, fan);
  expect(await counted()).toEqual([2, 2, 2]);
});

describe('the replies to a post', () => {
  /** Three direct replies, of which the second is liked; the first is answered itself. */
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
  ])('are those to it alone, the oldest first or as asked: “%s”', async (sort, expected) => {
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

  test('are none where nobody answered', async () => {
    const { backend } = await threaded();
    const page = await pageOf(backend, '/api/posts?replyTo=third');
    expect(page).toEqual({ posts: [], nextCursor: null });
  });

  test('are read on though the post is deleted, until they are gone themselves', async () => {
    const { backend, author, fan } = await threaded();
    await remove(backend, 'root', author.token);
    expect(await idsOn(backend, '/api/posts?replyTo=root')).toEqual(['first', 'second', 'third']);
    for (const id of ['first', 'second', 'third']) await remove(backend, id, fan.token);
    expectRefusal(await get(backend, '/api/posts?replyTo=root'), 'postNotFound');
  });

  test('are read on from a cursor though the reply that it points at is deleted', async () => {
    const { backend, fan } = await threaded();
    const { nextCursor } = await pageOf(backend, '/api/posts?replyTo=root&limit=2');
    await remove(backend, 'second', fan.token);
    const path = `/api/posts?replyTo=root&cursor=${encodeURIComponent(nextCursor ?? '')}`;
    expect(await idsOn(backend, path)).toEqual(['third']);
  });

  test('are not found where there never was a post', async () => {
    const { backend } = await threaded();
    expectRefusal(await get(backend, '/api/posts?replyTo=never-was'), 'postNotFound');
    expectRefusal(await get(backend, '/api/posts?replyTo='), 'postNotFound');
  });

  test('are refused a cursor of other lists', async () => {
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
    'are refused ?%s',
    async (query) => {
      const { backend } = await threaded();
      expectMalformed(await get(backend, `/api/posts?replyTo=root&${query}`));
    },
  );
});

const FEEDS = ['feed=explore', `film=${VERTIGO}`, 'replyTo=root', 'q=gleaners'];

test.each(FEEDS.flatMap((one, n) => FEEDS.slice(n + 1).map((other) => [one, other])))(
  '%s and %s are not asked for together',
  async (one, other) => {
    const { backend } = await stage();
    expectMalformed(await get(backend, `/api/posts?${one}&${other}`));
    expectMalformed(await get(backend, `/api/posts?${other}&${one}`));
  },
);

describe('the replies of a person', () => {
  /** A person's three replies, of which the second is liked, and a post of theirs. */
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
  ])('are theirs alone, the latest first or as asked: “%s”', async (sort, expected) => {
    const { backend, path } = await answered();
    expect(await idsOn(backend, `${path}?replies=true${sort}`)).toEqual(expected);
    expect(await idsOnAllPages(backend, `${path}?replies=true${sort}`)).toEqual(expected);
  });

  test('are left out where replies=false', async () => {
    const { backend, path } = await answered();
    expect(await idsOn(backend, `${path}?replies=false`)).toEqual(['own']);
  });

  test.each(['', '1', 'TRUE', 'yes'])('are not asked for by replies=%s', async (value) => {
    const { backend, path } = await answered();
    expectMalformed(await get(backend, `${path}?replies=${value}`));
  });

  test('have cursors of their own', async () => {
    const { backend, path } = await answered();
    const { nextCursor } = await pageOf(backend, `${path}?replies=true&limit=1`);
    const cursor = encodeURIComponent(nextCursor ?? '');
    expectMalformed(await get(backend, `${path}?cursor=${cursor}`));
  });

  test('are counted apart from their posts', async () => {
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

describe('a reply is in no list of posts:', () => {
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

  test('those about a film', async () => {
    const { backend, own, reply } = await answered();
    const about = await idsOn(backend, `/api/posts?film=${VERTIGO}&limit=100`);
    expect(about).toContain(own._id);
    expect(about).not.toContain(reply._id);
  });

  test('those of its author', async () => {
    const { backend, fan, own } = await answered();
    const path = `/api/posts/user/${fan.user.username}`;
    expect(await idsOn(backend, `${path}?sort=latest`)).toEqual([own._id]);
    expect(idsOf(bodyOf(await get(backend, path), 200, BODIES.posts).posts)).toEqual([own._id]);
  });

  test('the whole list, asked for or answered to a change', async () => {
    const { backend, fan, own, reply } = await answered();
    const answer = await post(backend, `/api/posts/like/${reply._id}`, fan.token);
    const { posts } = bodyOf(answer, 201, BODIES.posts);
    expect(idsOf(posts).slice(0, 2)).toEqual([own._id, 'root']);
    expect(posts).toHaveLength(8);
    expect(idsOf((await everything(backend)).posts)).toEqual(idsOf(posts));
  });
});

test('the bookmarks feed holds bookmarked replies among the posts, in every sort', async () => {
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

describe('as a post, a reply', () => {
  test('is liked and disliked', async () => {
    const { backend, author, answer } = await stage();
    const { _id } = await answer('root');
    const { token } = author;
    const liked = await post(backend, `/api/posts/like/${_id}`, token, {}, MINIMAL);
    expect(bodyOf(liked, 201, BODIES.post).post.likes).toMatchObject({
      likeCount: 1,
      likedBy: [{ _id: author.user._id }],
    });
    expectRefusal(await post(backend, `/api/posts/like/${_id}`, token), 'alreadyLiked');
    await post(backend, `/api/posts/dislike/${_id}`, token);
    expect((await postWith(backend, _id)).likes).toMatchObject({ likeCount: 0, likedBy: [] });
  });

  test('is edited and deleted by its author alone', async () => {
    const { backend, author, fan, answer } = await stage();
    const { _id } = await answer('root');
    const body = { postData: { content: 'Mine now.' } };
    const edit = ({ token }: Person) => post(backend, `/api/posts/edit/${_id}`, token, body);
    expectRefusal(await edit(author), 'editNotAuthor');
    expectRefusal(await remove(backend, _id, author.token), 'deleteNotAuthor');
    await edit(fan);
    expect((await postWith(backend, _id)).content).toBe('Mine now.');
    expect((await remove(backend, _id, fan.token)).status).toBe(201);
    expectRefusal(await get(backend, `/api/posts/${_id}`), 'postNotFound');
  });

  test('comes back in its place, with its photo, likes, bookmarks and replies', async () => {
    const { backend, author, fan, answer } = await stage();
    const made = await answer('root', { photos: PNG });
    const [below, later] = [await answer(made._id), await answer('root')];
    await post(backend, `/api/posts/like/${made._id}`, author.token);
    await post(backend, `/api/users/bookmark/${made._id}`, author.token);
    const before = await postWith(backend, made._id);
    expect(before.replyCount).toBe(1);
    await remove(backend, made._id, fan.token);
    expect(await idsOn(backend, '/api/posts?replyTo=root')).toEqual([later._id]);
    expect(await idsOn(backend, '/api/posts?feed=bookmarks', author)).toEqual([]);
    await restore(backend, made._id, fan);
    expect(await postWith(backend, made._id)).toEqual(before);
    expect(await idsOn(backend, '/api/posts?replyTo=root')).toEqual([made._id, later._id]);
    expect(await idsOn(backend, `/api/posts?replyTo=${made._id}`)).toEqual([below._id]);
    expect(await idsOn(backend, '/api/posts?feed=bookmarks', author)).toEqual([made._id]);
  });

  test('rates and dates its film', async () => {
    const { backend, fan, answer } = await stage();
    await answer('root', { filmId: VERTIGO, rating: 4.5, watchedOn: '2026-10-30' });
    const { mine } = bodyOf(
      await get(backend, `/api/films/${VERTIGO}`, fan.token),
      200,
      BODIES.filmPage,
    );
    expect(mine).toMatchObject({ rating: 4.5, watched: true });
  });
});

describe('mentions', () => {
  /** Ada and Zoë are there, and nobody else whom a text might name. */
  async function named(content: string) {
    const { backend } = await createTestBackend();
    const author = await aPerson(backend);
    for (const username of ['Ada', 'Zoë']) await aPerson(backend, { username });
    return { backend, author, made: await aPost(backend, author, { content }) };
  }

  test.each([
    ['nobody', 'Nothing but trees.', []],
    ['those who are named, in the order of the text', '@Zoë, ask @Ada.', ['Zoë', 'Ada']],
    ['whoever is named in other letters, as they write it', '@ADA', ['Ada']],
    ['whoever is named twice, once', '@ada and @Ada and @ada', ['Ada']],
    ['a name that is composed otherwise', '@Zoe\u0308', ['Zoë']],
    ['nobody who is not there', '@nobody-here and @Ada', ['Ada']],
    ['nobody for an e-mail address', 'Ada@example.com, someone@Ada', []],
    ['nobody for a name of another place', '@Ada@elsewhere.example', []],
    ['nobody for a part of a longer name', '@Ada_Abara', []],
  ])('hold %s', async (_, content, usernames) => {
    const { made } = await named(content);
    expect(made.mentions).toEqual(usernames.map((username) => ({ username })));
  });

  test('hold the first fifty names of a text, and no further ones', async () => {
    const names = Array.from({ length: LIMITS.mentions - 1 }, (_, place) => `@nobody${place}`);
    const { made } = await named([...names, '@Ada', '@Zoë'].join(' '));
    expect(made.mentions).toEqual([{ username: 'Ada' }]);
  });

  test('are those of a reply too, in every list', async () => {
    const { backend, author, made } = await named('@Ada');
    const reply = await aPost(backend, author, { content: '@Zoë', replyTo: made._id });
    expect(reply.mentions).toEqual([{ username: 'Zoë' }]);
    const { posts } = await everything(backend);
    const thread = await pageOf(backend, `/api/posts?replyTo=${made._id}`);
    expect([posts[0]?.mentions, thread.posts[0]?.mentions]).toEqual([
      [{ username: 'Ada' }],
      [{ username: 'Zoë' }],
    ]);
  });

  test('follow an edit', async () => {
    const { backend, author, made } = await named('@Ada');
    const postData = { content: '@Zoë' };
    await post(backend, `/api/posts/edit/${made._id}`, author.token, { postData });
    expect((await postWith(backend, made._id)).mentions).toEqual([{ username: 'Zoë' }]);
  });

  test('hold a person as soon as there is one of that name', async () => {
    const { backend, made } = await named('@Ben');
    expect(made.mentions).toEqual([]);
    await aPerson(backend, { username: 'Ben' });
    expect((await postWith(backend, made._id)).mentions).toEqual([{ username: 'Ben' }]);
  });
});
