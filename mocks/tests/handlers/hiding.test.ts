import {
  aPerson,
  aPost,
  backendWith,
  expectMalformed,
  expectRefusal,
  get,
  idsOf,
  PNG,
  post,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { hiddenBy, hide, hideWords, tryHide } from '../../testing/hiding';
import { aList } from '../../testing/lists';
import { react, setFollow } from '../../testing/notificationScene';
import { notificationsOf, notificationSummaries } from '../../testing/notifications';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';
import { idsOn, pageOf, postWith } from '../../testing/threads';

const HOW = ['block', 'unblock', 'mute', 'unmute'] as const;

test('whom a person blocks and mutes is answered to them, the latest first', async () => {
  const { backend, me, ana, ben } = await backendWith('me', 'ana', 'ben');
  expect(await hiddenBy(backend, me)).toEqual({ blocked: [], muted: [], words: [] });
  await hide(backend, 'block', me, ana);
  expect(await hide(backend, 'block', me, ben)).toEqual({
    blocked: [ben.user._id, ana.user._id],
    muted: [],
  });
  await hide(backend, 'mute', me, ana);
  const hidden = await hiddenBy(backend, me);
  expect(idsOf(hidden.blocked)).toEqual([ben.user._id, ana.user._id]);
  expect(idsOf(hidden.muted)).toEqual([ana.user._id]);
  expect(await hide(backend, 'unblock', me, ana)).toEqual({
    blocked: [ben.user._id],
    muted: [ana.user._id],
  });
  expect(await hiddenBy(backend, ana)).toEqual({ blocked: [], muted: [], words: [] });
});

test.each(HOW)('to %s twice is answered like the first time, and changes nothing', async (how) => {
  const { backend, me, ana } = await backendWith('me', 'ana');
  if (how === 'unblock') await hide(backend, 'block', me, ana);
  if (how === 'unmute') await hide(backend, 'mute', me, ana);
  const first = await tryHide(backend, how, me, ana.user._id);
  const again = await tryHide(backend, how, me, ana.user._id);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('X-Revision')).toBe(first.headers.get('X-Revision'));
});

test.each(HOW)('nobody can %s themselves, or somebody who is not there', async (how) => {
  const { backend, me } = await backendWith('me');
  expectRefusal(await tryHide(backend, how, me, me.user._id), 'selfHide');
  expectRefusal(await tryHide(backend, how, me, 'nobody'), 'userNotFound');
});

test.each(HOW)('who is blocked cannot %s the one who blocks them, like nobody', async (how) => {
  const { backend, me, ana } = await backendWith('me', 'ana');
  await hide(backend, 'mute', ana, me);
  await hide(backend, 'block', me, ana);
  expectRefusal(await tryHide(backend, how, ana, me.user._id), 'userNotFound');
  expect(await hiddenBy(backend, ana)).toEqual({ blocked: [], muted: [], words: [] });
});

test.each(['me', 'ana'] as const)('a block ends the follow by %s for good', async (follower) => {
  const { backend, me, ana } = await backendWith('me', 'ana');
  const [by, to] = follower === 'me' ? [me, ana] : [ana, me];
  await setFollow(backend, 'follow', by, to);
  await hide(backend, 'block', me, ana);
  await hide(backend, 'unblock', me, ana);
  const { user } = bodyOf(
    await get(backend, `/api/users/${by.user._id}`, me.token),
    200,
    BODIES.user,
  );
  expect(user.following).toEqual([]);
  expect(await notificationSummaries(backend, to)).toEqual([]);
});

test('after the block is taken back, both see each other again', async () => {
  const { backend, me, ana } = await backendWith('me', 'ana');
  const { _id } = await aPost(backend, ana);
  await hide(backend, 'block', me, ana);
  expectRefusal(await get(backend, `/api/posts/${_id}`, me.token), 'postNotFound');
  await hide(backend, 'unblock', me, ana);
  expect((await postWith(backend, _id, me))._id).toBe(_id);
});

test('the ids of what a blocked person has are not given again', async () => {
  const { backend, me, ana } = await backendWith('me', 'ana');
  await aPost(backend, ana, { _id: 'theirs' });
  const entryData = { _id: 'theirs', filmId: 'vertigo-1958', watchedOn: '2026-10-01' };
  await post(backend, '/api/diary', ana.token, { entryData });
  const listData = { _id: 'theirs', title: 'x' };
  await post(backend, '/api/lists', ana.token, { listData });
  await hide(backend, 'block', me, ana);
  const postData = { _id: 'theirs', content: 'mine', photos: null };
  expectRefusal(await post(backend, '/api/posts', me.token, { postData }), 'idTaken');
  expectRefusal(await post(backend, '/api/lists', me.token, { listData }), 'listIdTaken');
  expectRefusal(await post(backend, '/api/diary', me.token, { entryData }), 'entryIdTaken');
  expect((await postWith(backend, 'theirs', ana)).username).toBe(ana.user.username);
});

test('a page of a feed is full, whoever is left out of it', async () => {
  const { backend, me, ana, ben } = await backendWith('me', 'ana', 'ben');
  for (let index = 0; index < 9; index += 1)
    await aPost(backend, index % 3 === 0 ? ben : ana, { _id: `turn-${index}` });
  await hide(backend, 'block', me, ana);
  const path = '/api/posts?feed=explore&limit=2';
  const first = await pageOf(backend, path, me);
  expect(idsOf(first.posts)).toEqual(['turn-6', 'turn-3']);
  const next = await idsOn(backend, `${path}&cursor=${first.nextCursor ?? ''}`, me);
  expect(next[0]).toBe('turn-0');
});

test('a reply to a post by somebody who is blocked answers a post that is gone', async () => {
  const { backend, me, ana, ben } = await backendWith('me', 'ana', 'ben');
  await aPost(backend, ana, { _id: 'root' });
  await aPost(backend, ben, { _id: 'answer', replyTo: 'root' });
  await hide(backend, 'block', me, ana);
  expect((await postWith(backend, 'answer', me)).replyTo).toEqual({ _id: 'root', deleted: true });
});

test('a mention of somebody whom a block hides notifies nobody', async () => {
  const { backend } = await createTestBackend();
  const [me, ana] = [
    await aPerson(backend, { username: 'Me' }),
    await aPerson(backend, { username: 'Ana' }),
  ];
  await hide(backend, 'block', me, ana);
  const byMe = await aPost(backend, me, { content: 'With @Ana.' });
  const byAna = await aPost(backend, ana, { content: 'With @Me.' });
  expect([byMe.mentions, byAna.mentions]).toEqual([[], []]);
  for (const person of [me, ana])
    expect(await notificationsOf(backend, person)).toMatchObject({ notifications: [], unread: 0 });
});

test('likes by others are still shown and counted without those of a blocked person', async () => {
  const { backend, me, ana, ben } = await backendWith('me', 'ana', 'ben');
  await aPost(backend, me, { _id: 'made' });
  await react(backend, 'like', ana);
  await react(backend, 'like', ben);
  await hide(backend, 'block', me, ana);
  expect(await notificationSummaries(backend, me)).toEqual([
    ['like', [ben.user.username], 1, 'made', 'new'],
  ]);
  expect((await notificationsOf(backend, me)).unread).toBe(1);
  const { likes } = await postWith(backend, 'made', me);
  expect([likes.likeCount, idsOf(likes.likedBy)]).toEqual([2, [ben.user._id]]);
  await react(backend, 'dislike', ben);
  expect(await notificationsOf(backend, me)).toMatchObject({ notifications: [], unread: 0 });
});

describe('hidden words', () => {
  test('are kept as written, each once, and replaced as a whole', async () => {
    const { backend, me, ana } = await backendWith('me', 'ana');
    const { words } = await hideWords(backend, ['Café', ' two  words ', 'cafe'], me);
    expect(words).toEqual(['Café', 'two words']);
    expect((await hiddenBy(backend, me)).words).toEqual(words);
    expect((await hideWords(backend, ['other'], me)).words).toEqual(['other']);
    expect((await hiddenBy(backend, ana)).words).toEqual([]);
  });

  test.each([[[' ']], [['x'.repeat(51)]], [[7]], ['words'], [null], [Array(101).fill('x')]])(
    'cannot be %j',
    async (words) => {
      const { backend, me } = await backendWith('me');
      expectMalformed(await post(backend, '/api/users/hidden-words', me.token, { words }));
    },
  );

  test('fold the posts and replies of others wherever they are answered', async () => {
    const { backend, me, ana } = await backendWith('me', 'ana');
    await aPost(backend, ana, { _id: 'text', content: 'What a TWIST!' });
    await aPost(backend, ana, { _id: 'tag', filmId: 'duel-1971', tags: ['Twist'] });
    await aPost(backend, ana, { _id: 'film', content: 'x', filmId: 'vertigo-1958' });
    await aPost(backend, ana, { _id: 'photo', photos: PNG, alt: 'A twist of lemon' });
    await aList(backend, ana, ['duel-1971'], { _id: 'twists', title: 'Every twist' });
    await aPost(backend, ana, { _id: 'list', content: 'x', listId: 'twists' });
    await aPost(backend, ana, { _id: 'part', content: 'Twisted.' });
    await aPost(backend, ana, { _id: 'answer', content: 'A twist', replyTo: 'text' });
    await aPost(backend, me, { _id: 'own', content: 'My twist' });
    await hideWords(backend, ['twist', 'vertigo'], me);
    const foldedAt = async (path: string) =>
      (await pageOf(backend, path, me)).posts
        .filter(({ folded }) => folded === 'word')
        .map(({ _id }) => _id);
    expect(await foldedAt('/api/posts?feed=explore&limit=7')).toEqual([
      'list',
      'photo',
      'film',
      'tag',
      'text',
    ]);
    expect(await foldedAt('/api/posts?replyTo=text')).toEqual(['answer']);
    expect(await foldedAt('/api/posts?q=twist')).toEqual(['answer', 'photo', 'text']);
    expect((await postWith(backend, 'text', me)).folded).toBe('word');
    expect((await postWith(backend, 'text', ana)).folded).toBeUndefined();
  });
});
