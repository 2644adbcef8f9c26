import {
  aPost,
  backendWith,
  expectRefusal,
  get,
  idsOf,
  MINIMAL,
  post,
  type Person,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { aList, listPage, listsAt } from '../../testing/lists';
import { aboutList, aboutPost, act, tryAct } from '../../testing/moderation';
import { react } from '../../testing/notificationScene';
import { BODIES } from '../../testing/shapes';
import type { TestBackend } from '../../testing/testBackend';

const FILM = 'vertigo-1958';

let staged: TestBackend & Record<'admin' | 'author' | 'reader', Person>;

/** A post with a rated film and a picture that is liked, bookmarked and answered, and a list that is liked. */
beforeEach(async () => {
  staged = await backendWith('admin', 'author', 'reader');
  const { backend, author, reader } = staged;
  await aPost(backend, author, {
    _id: 'made',
    content: 'A word too many.',
    photos: '/photos/rain.jpg',
    filmId: FILM,
    rating: 4,
    watchedOn: '2026-10-01',
  });
  await react(backend, 'like', reader, 'made');
  await post(backend, '/api/users/bookmark/made', reader.token);
  await aPost(backend, reader, { _id: 'answer', replyTo: 'made' });
  await aList(backend, author, [FILM], { _id: 'listed' });
  await post(backend, '/api/lists/like/listed', reader.token);
});

/** All that a person sees of the post and the list, and of what they count in. */
async function seenBy({ token }: Person) {
  const { backend, author } = staged;
  const { username } = author.user;
  const paths = [
    '/api/posts/made',
    '/api/posts/answer',
    '/api/posts?feed=explore',
    '/api/posts?feed=bookmarks',
    '/api/posts?q=many',
    '/api/posts?replyTo=made',
    `/api/posts?film=${FILM}`,
    `/api/posts/user/${username}?limit=20`,
    `/api/films/${FILM}`,
    `/api/users/${username}/diary`,
    '/api/lists',
    '/api/lists/listed',
    `/api/lists?film=${FILM}`,
    '/api/users/bookmark',
    `/api/users/${author.user._id}`,
  ];
  return Promise.all(paths.map(async (path) => (await get(backend, path, token)).body));
}

const takeDown = (reason = 'Be kind.') =>
  act(staged.backend, staged.admin, 'take-down', aboutPost('made'), { reason });

const notificationsOf = async ({ token }: Person) =>
  bodyOf(await get(staged.backend, '/api/notifications', token), 200, BODIES.notifications);

test('a post that was taken down is for others as if it were deleted', async () => {
  const { backend, reader } = staged;
  await takeDown();
  expectRefusal(await get(backend, '/api/posts/made', reader.token), 'postNotFound');
  expectRefusal(await get(backend, '/api/posts/made'), 'postNotFound');
  const answer = await get(backend, '/api/posts/answer', reader.token);
  expect(bodyOf(answer, 200, BODIES.post).post.replyTo).toEqual({ _id: 'made', deleted: true });
  const explore = await get(backend, '/api/posts?feed=explore', reader.token);
  expect(idsOf(bodyOf(explore, 200, BODIES.page).posts)).not.toContain('made');
  const like = await post(backend, '/api/posts/like/made', reader.token, {}, MINIMAL);
  expectRefusal(like, 'postNotFound');
});

test('its rating no longer counts', async () => {
  const { backend, reader } = staged;
  const numbers = async () =>
    bodyOf(await get(backend, `/api/films/${FILM}`, reader.token), 200, BODIES.filmPage).numbers;
  const before = await numbers();
  await takeDown();
  expect((await numbers()).ratings).toBe(before.ratings - 1);
});

test('its author and moderators see it, marked with the reason', async () => {
  const { backend, author, admin } = staged;
  const before = await get(backend, '/api/posts/made', author.token);
  const { post: made } = bodyOf(before, 200, BODIES.post);
  await takeDown('Insults somebody.');
  for (const { token } of [author, admin]) {
    const answer = await get(backend, '/api/posts/made', token);
    expect(bodyOf(answer, 200, BODIES.post).post).toMatchObject({
      content: made.content,
      pictures: made.pictures,
      likes: { likeCount: 1 },
      replyCount: 1,
      takenDown: { reason: 'Insults somebody.', at: '2026-11-01T12:00:00Z' },
    });
  }
  const thread = await get(backend, '/api/posts?replyTo=made', author.token);
  expect(idsOf(bodyOf(thread, 200, BODIES.page).posts)).toEqual(['answer']);
});

test('its author is told why, and of its return', async () => {
  const { backend, admin, author } = staged;
  await takeDown('Insults somebody.');
  const told = await notificationsOf(author);
  expect(told.notifications[0]).toMatchObject({
    kind: 'takenDown',
    people: [],
    post: { _id: 'made', content: 'A word too many.' },
    reason: 'Insults somebody.',
    read: false,
  });
  await act(backend, admin, 'give-back', aboutPost('made'), { reason: 'A mistake.' });
  const [latest, ...others] = (await notificationsOf(author)).notifications;
  expect(latest).toMatchObject({ kind: 'givenBack', post: { _id: 'made' }, reason: 'A mistake.' });
  expect(others.map(({ kind }) => kind)).not.toContain('takenDown');
});

test('whoever hides somebody is told, too', async () => {
  const { backend, author, reader } = staged;
  await post(backend, `/api/users/mute/${reader.user._id}`, author.token);
  await takeDown();
  const { notifications, unread } = await notificationsOf(author);
  expect([notifications.map(({ kind }) => kind), unread]).toEqual([['takenDown'], 1]);
});

test('given back, everything is as it was', async () => {
  const { backend, admin, author, reader } = staged;
  const people = [author, reader, admin];
  const before = await Promise.all(people.map(seenBy));
  await takeDown();
  await act(backend, admin, 'take-down', aboutList('listed'));
  expect(await seenBy(reader)).not.toEqual(before[1]);
  await act(backend, admin, 'give-back', aboutPost('made'));
  await act(backend, admin, 'give-back', aboutList('listed'));
  expect(await Promise.all(people.map(seenBy))).toEqual(before);
});

test('nobody takes its id meanwhile', async () => {
  const { backend, author, reader } = staged;
  await takeDown();
  for (const { token } of [author, reader]) {
    const postData = { _id: 'made', content: 'Another.' };
    expectRefusal(await post(backend, '/api/posts', token, { postData }, MINIMAL), 'idTaken');
    const rows = [{ kind: 'review', _id: 'made', filmId: FILM, text: 'Another.' }];
    const imported = await post(backend, '/api/diary/import', token, { rows });
    expect(bodyOf(imported, 201, BODIES.imported).added).toBe(0);
  }
  await act(backend, staged.admin, 'take-down', aboutList('listed'));
  const listData = { _id: 'listed', title: 'Another' };
  expectRefusal(await post(backend, '/api/lists', author.token, { listData }), 'listIdTaken');
});

test('a list that was taken down is seen by its owner and by moderators alone', async () => {
  const { backend, admin, author, reader } = staged;
  await act(backend, admin, 'take-down', aboutList('listed'), { reason: 'Spam.' });
  expectRefusal(await get(backend, '/api/lists/listed', reader.token), 'listNotFound');
  expect(idsOf((await listsAt(backend, '/api/lists', reader)).lists)).not.toContain('listed');
  for (const person of [author, admin]) {
    const { list, films } = await listPage(backend, 'listed', person);
    expect(list.takenDown).toEqual({ reason: 'Spam.', at: '2026-11-01T12:00:00Z' });
    expect(idsOf(films.map(({ film }) => film))).toEqual([FILM]);
  }
  const [told] = (await notificationsOf(author)).notifications;
  expect(told).toMatchObject({ kind: 'takenDown', list: { _id: 'listed' }, reason: 'Spam.' });
});

test('what is not there is not taken down, nor given back', async () => {
  const { backend, admin, author } = staged;
  await aList(backend, author, [], { _id: 'private', public: false });
  const tried = (name: string, about: Parameters<typeof act>[3]) =>
    tryAct(backend, admin, name, about);
  expectRefusal(await tried('take-down', aboutPost('none')), 'postNotFound');
  expectRefusal(await tried('give-back', aboutPost('made')), 'postNotFound');
  expectRefusal(await tried('take-down', aboutList('private')), 'listNotFound');
  expectRefusal(await tried('give-back', aboutList('listed')), 'listNotFound');
  await takeDown();
  expectRefusal(await tried('take-down', aboutPost('made')), 'postNotFound');
});

test('an author who blocks a moderator can still be moderated', async () => {
  const { backend, admin, author } = staged;
  await post(backend, `/api/users/block/${admin.user._id}`, author.token);
  await takeDown();
  expect((await get(backend, '/api/posts/made', admin.token)).status).toBe(200);
});
