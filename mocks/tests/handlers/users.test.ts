import { createTestBackend } from '../../testing/testBackend';
import {
  aPerson,
  aPost,
  backendWith,
  everything,
  expectMalformed,
  get,
  idsOf,
  post,
  remove,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

const LATER = 90_000;

test('GET /api/users answers everybody, to anybody', async () => {
  const { backend, me } = await backendWith('me');
  const { users } = bodyOf(await get(backend, '/api/users'), 200, BODIES.users);
  expect(users).toHaveLength(6);
  expect(users).toContainEqual(me.user);
});

test('GET /api/users/{userId} answers one person, to anybody', async () => {
  const { backend, me } = await backendWith('me');
  const answer = await get(backend, `/api/users/${me.user._id}`);
  expect(bodyOf(answer, 200, BODIES.user).user).toEqual(me.user);
});

test('postCount is the number of posts that a person wrote and did not delete', async () => {
  const { backend, author } = await backendWith('author');
  const counts = async () => {
    const one = await get(backend, `/api/users/${author.user._id}`);
    const all = bodyOf(await get(backend, '/api/users'), 200, BODIES.users).users;
    return [
      bodyOf(one, 200, BODIES.user).user.postCount,
      all.find(({ _id }) => _id === author.user._id)?.postCount,
    ];
  };
  expect(await counts()).toEqual([0, 0]);
  const { _id } = await aPost(backend, author);
  await aPost(backend, author);
  await aPost(backend, await aPerson(backend));
  expect(await counts()).toEqual([2, 2]);
  await remove(backend, `/api/posts/${_id}`, author.token);
  expect(await counts()).toEqual([1, 1]);
  await post(backend, `/api/posts/restore/${_id}`, author.token);
  expect(await counts()).toEqual([2, 2]);
});

describe('POST /api/users/edit', () => {
  test('merges what was sent into the profile and leaves the rest', async () => {
    const { backend, clock, me } = await backendWith('me');
    clock.advance(LATER);
    const userData = { bio: 'I collect potatoes.', website: 'https://varda.example/' };
    const answer = await post(backend, '/api/users/edit', me.token, { userData });
    const edited = bodyOf(answer, 201, BODIES.user).user;
    expect(edited).toEqual({ ...me.user, ...userData, updatedAt: edited.updatedAt });
    expect(Date.parse(edited.updatedAt)).toBe(Date.parse(me.user.updatedAt) + LATER);
  });

  test('changes the name and avatar wherever the person appears', async () => {
    const { backend, author } = await backendWith('author');
    const fan = await aPerson(backend);
    const { _id } = await aPost(backend, author);
    await post(backend, `/api/posts/like/${_id}`, author.token);
    await post(backend, `/api/users/follow/${author.user._id}`, fan.token);
    const userData = { firstName: 'Renamed', avatar: '/avatars/new.svg' };
    await post(backend, '/api/users/edit', author.token, { userData });

    const shown = bodyOf(await get(backend, `/api/posts/${_id}`), 200, BODIES.post).post;
    const follower = bodyOf(await get(backend, `/api/users/${fan.user._id}`), 200, BODIES.user);
    expect(shown.author).toMatchObject(userData);
    expect(shown.likes.likedBy).toMatchObject([{ firstName: 'Renamed' }]);
    expect(follower.user.following).toMatchObject([userData]);
  });

  test.each(['http://film.example', 'https://film.example/a?b=c#d', 'HTTPS://FILM.EXAMPLE', ''])(
    'a website may be “%s”',
    async (website) => {
      const { backend, me } = await backendWith('me');
      const answer = await post(backend, '/api/users/edit', me.token, { userData: { website } });
      expect(answer.status).toBe(201);
    },
  );

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://film.example',
    'mailto:a@film.example',
    'film.example',
    'https://',
    'https:// film',
    '/profile',
  ])('a website cannot be “%s”', async (website) => {
    const { backend, me } = await backendWith('me');
    expectMalformed(await post(backend, '/api/users/edit', me.token, { userData: { website } }));
  });
});

describe('bookmarks', () => {
  test('are listed for their owner, the newest first', async () => {
    const { backend, person } = await backendWith('person');
    const [first, second] = [await aPost(backend, person), await aPost(backend, person)];
    const path = '/api/users/bookmark';
    const one = await post(backend, `${path}/${second._id}`, person.token);
    const two = await post(backend, `${path}/${first._id}`, person.token);
    expect(bodyOf(one, 200, BODIES.bookmarks).bookmarks).toEqual([second._id]);
    expect(bodyOf(two, 200, BODIES.bookmarks).bookmarks).toEqual([first._id, second._id]);
    const listed = await get(backend, path, person.token);
    expect(bodyOf(listed, 200, BODIES.bookmarks).bookmarks).toEqual([first._id, second._id]);
  });

  test('can be removed again, one by one', async () => {
    const { backend, person } = await backendWith('person');
    const [first, second] = [await aPost(backend, person), await aPost(backend, person)];
    for (const { _id } of [first, second]) {
      await post(backend, `/api/users/bookmark/${_id}`, person.token);
    }
    const answer = await post(backend, `/api/users/remove-bookmark/${first._id}`, person.token);
    expect(bodyOf(answer, 200, BODIES.bookmarks).bookmarks).toEqual([second._id]);
  });

  test('of one person are not shown to another', async () => {
    const { backend, one, other } = await backendWith('one', 'other');
    const { _id } = await aPost(backend, one);
    await post(backend, `/api/users/bookmark/${_id}`, one.token);
    const answer = await get(backend, '/api/users/bookmark', other.token);
    expect(bodyOf(answer, 200, BODIES.bookmarks).bookmarks).toEqual([]);
  });

  test('are removed when their post is deleted', async () => {
    const { backend, author, reader } = await backendWith('author', 'reader');
    const { _id } = await aPost(backend, author);
    await post(backend, `/api/users/bookmark/${_id}`, reader.token);
    await remove(backend, _id, author.token);
    const answer = await get(backend, '/api/users/bookmark', reader.token);
    expect(bodyOf(answer, 200, BODIES.bookmarks).bookmarks).toEqual([]);
  });
});

describe('following', () => {
  test('shows on both sides and refreshes both people', async () => {
    const { backend, clock, fan, star } = await backendWith('fan', 'star');
    clock.advance(LATER);
    const answer = await post(backend, `/api/users/follow/${star.user._id}`, fan.token, {});
    const { user, followUser } = bodyOf(answer, 200, BODIES.follow);
    expect([user._id, followUser._id]).toEqual(idsOf([fan.user, star.user]));
    expect(idsOf(user.following)).toEqual([star.user._id]);
    expect(idsOf(followUser.followers)).toEqual([fan.user._id]);
    expect(user.followers).toEqual([]);
    const times = [user, followUser].map(({ updatedAt }) => Date.parse(updatedAt));
    expect(times).toEqual(times.map(() => Date.parse(fan.user.updatedAt) + LATER));
  });

  test('is reversed on both sides by unfollowing, which refreshes both people too', async () => {
    const { backend, clock, fan, star } = await backendWith('fan', 'star');
    await post(backend, `/api/users/follow/${star.user._id}`, fan.token);
    clock.advance(LATER);
    const answer = await post(backend, `/api/users/unfollow/${star.user._id}`, fan.token, {});
    const { user, followUser } = bodyOf(answer, 200, BODIES.follow);
    expect(user.following).toEqual([]);
    expect(followUser.followers).toEqual([]);
    const times = [user, followUser].map(({ updatedAt }) => Date.parse(updatedAt));
    expect(times).toEqual(times.map(() => Date.parse(fan.user.updatedAt) + LATER));
  });

  test('one person changes nothing for anybody else', async () => {
    const { backend, clock } = await createTestBackend();
    const before = await everything(backend);
    const [fan, star] = [await aPerson(backend), await aPerson(backend)];
    clock.advance(LATER);
    await post(backend, `/api/users/follow/${star.user._id}`, fan.token);
    const after = await everything(backend);
    expect(after.users).toEqual(expect.arrayContaining(before.users));
    expect(after.posts).toEqual(before.posts);
  });
});
