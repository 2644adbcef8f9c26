import { aPerson, aPost, backendWith, get, idsOf, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { pageOf as filmPageOf, VERTIGO } from '../../testing/films';
import { hide } from '../../testing/hiding';
import { aList, listsAt } from '../../testing/lists';
import { react, setFollow } from '../../testing/notificationScene';
import { notificationsOf, notificationSummaries } from '../../testing/notifications';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';
import { idsOn, pageOf, postWith } from '../../testing/threads';

/** I follow Ana and Ben, who wrote about the same film, and mute Ana. */
async function stage() {
  const { backend, me, ana, ben } = await backendWith('me', 'ana', 'ben');
  for (const person of [ana, ben]) {
    const id = person === ana ? 'ana' : 'ben';
    await setFollow(backend, 'follow', me, person);
    await aPost(backend, person, { _id: id, filmId: VERTIGO, watchedOn: '2026-10-01' });
    await aPost(backend, person, { _id: `${id}-answer`, replyTo: 'ana' });
    await aList(backend, person, [VERTIGO], { _id: id });
  }
  await hide(backend, 'mute', me, ana);
  return { backend, me, ana, ben };
}

test.each([
  '/api/posts?feed=home',
  '/api/posts?feed=home&sort=trending',
  '/api/posts?feed=explore',
  `/api/posts?film=${VERTIGO}`,
])('%s leaves out who is muted', async (path) => {
  const { backend, me, ana } = await stage();
  expect((await idsOn(backend, path, me)).filter((id) => /^(ana|ben)$/.test(id))).toEqual(['ben']);
  await hide(backend, 'unmute', me, ana);
  expect(await idsOn(backend, path, me)).toContain('ana');
});

test('a muted friend is not among those who saw a film, nor among what friends saw', async () => {
  const { backend, me, ben } = await stage();
  const { friends } = await filmPageOf(backend, VERTIGO, me);
  expect((friends ?? []).map(({ user }) => user._id)).toEqual([ben.user._id]);
  const watched = await get(backend, '/api/films/friends', me.token);
  const last = bodyOf(watched, 200, BODIES.friendsFilms).friends;
  expect(last.map(({ user }) => user._id)).toEqual([ben.user._id]);
});

test('a muted person is not suggested', async () => {
  const { backend, me, ana } = await stage();
  await setFollow(backend, 'unfollow', me, ana);
  const suggested = await get(backend, '/api/users?suggested=true&limit=100', me.token);
  expect(idsOf(bodyOf(suggested, 200, BODIES.people).users)).not.toContain(ana.user._id);
});

test('among the replies to a post, a muted person’s are folded; elsewhere they are as ever', async () => {
  const { backend, me, ana } = await stage();
  const thread = await pageOf(backend, '/api/posts?replyTo=ana', me);
  expect(thread.posts.map(({ _id, folded }) => [_id, folded])).toEqual([
    ['ana-answer', 'muted'],
    ['ben-answer', undefined],
  ]);
  expect((await postWith(backend, 'ana', me)).folded).toBeUndefined();
  const replies = `/api/posts/user/${ana.user.username}?replies=true`;
  expect((await pageOf(backend, replies, me)).posts).toMatchObject([{ _id: 'ana-answer' }]);
  expect((await pageOf(backend, replies, me)).posts[0]?.folded).toBeUndefined();
  expect(idsOf((await listsAt(backend, `/api/lists?film=${VERTIGO}`, me)).lists)).toContain('ana');
});

test('who is muted is told nothing of it', async () => {
  const { backend, me, ana } = await stage();
  const { user } = bodyOf(
    await get(backend, `/api/users/${me.user._id}`, ana.token),
    200,
    BODIES.user,
  );
  expect(idsOf(user.following)).toContain(ana.user._id);
  await react(backend, 'like', ana, (await aPost(backend, me))._id);
});

/** Everything that one person can do to be heard of by another, whose post, list and name are given. */
async function meet() {
  const { backend } = await createTestBackend();
  const [me, ana] = [
    await aPerson(backend, { username: 'Me' }),
    await aPerson(backend, { username: 'Ana' }),
  ];
  await aPost(backend, me, { _id: 'made' });
  await aList(backend, me, [VERTIGO], { _id: 'made' });
  const actAll = async () => {
    await react(backend, 'like', ana);
    await aPost(backend, ana, { replyTo: 'made' });
    const { _id } = await aPost(backend, ana, { content: 'Nobody.' });
    await aPost(backend, ana, { content: 'With @Me.' });
    const postData = { content: 'With @Me, later.' };
    await post(backend, `/api/posts/edit/${_id}`, ana.token, { postData });
    await setFollow(backend, 'follow', ana, me);
    await post(backend, '/api/lists/like/made', ana.token);
    await post(backend, '/api/lists/clone/made', ana.token);
  };
  return { backend, me, ana, actAll };
}

const EMPTY = { notifications: [], unread: 0 };

test('notifications leave out what a muted person did before, until they are unmuted', async () => {
  const { backend, me, ana, actAll } = await meet();
  await actAll();
  const before = await notificationsOf(backend, me);
  expect(before.unread).toBe(7);
  await hide(backend, 'mute', me, ana);
  expect(await notificationsOf(backend, me)).toMatchObject(EMPTY);
  await hide(backend, 'unmute', me, ana);
  expect(await notificationsOf(backend, me)).toEqual(before);
});

test('nothing that a muted person does is notified of, now or later', async () => {
  const { backend, me, ana, actAll } = await meet();
  await hide(backend, 'mute', me, ana);
  await actAll();
  expect(await notificationsOf(backend, me)).toMatchObject(EMPTY);
  await hide(backend, 'unmute', me, ana);
  expect(await notificationsOf(backend, me)).toMatchObject(EMPTY);
});

test('a like by a muted person makes the notification of the others’ unread for nobody', async () => {
  const { backend, me, ana } = await meet();
  const ben = await aPerson(backend, { username: 'Ben' });
  await react(backend, 'like', ben);
  const [{ _id } = { _id: '' }] = (await notificationsOf(backend, me)).notifications;
  await hide(backend, 'mute', me, ana);
  await react(backend, 'like', ana);
  expect((await notificationsOf(backend, me)).notifications).toMatchObject([{ _id, count: 1 }]);
  expect(await notificationSummaries(backend, me)).toEqual([['like', ['Ben'], 1, 'made', 'new']]);
});

test('pages of notifications are full without those of a muted person', async () => {
  const { backend, me, ana } = await meet();
  const ben = await aPerson(backend, { username: 'Ben' });
  for (let index = 0; index < 9; index += 1)
    await aPost(backend, index % 3 === 0 ? ben : ana, { _id: `turn-${index}`, replyTo: 'made' });
  await hide(backend, 'mute', me, ana);
  const first = await notificationsOf(backend, me, '?limit=2');
  expect(first.unread).toBe(3);
  expect(first.notifications.map(({ post }) => post?._id)).toEqual(['turn-6', 'turn-3']);
  const next = await notificationsOf(backend, me, `?limit=2&cursor=${first.nextCursor ?? ''}`);
  expect(next.notifications.map(({ post }) => post?._id)).toEqual(['turn-0']);
  expect(next.nextCursor).toBeNull();
});
