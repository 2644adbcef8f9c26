import { createMemoryDb } from '../../db/memory';
import type { Reading } from '../../db/db';
import { STORE_NAMES, type StoreName } from '../../db/schema';
import { aPost, get, post, remove } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import {
  aBusyPerson,
  aCommunity,
  deleteAccount,
  FILM,
  MARK,
  RETURN_MS,
} from '../../testing/leaving';
import { aboutPost, act } from '../../testing/moderation';
import { notificationSummaries } from '../../testing/notifications';
import { react } from '../../testing/notificationScene';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';

/** All but the moderators' log, whose ids lead to nobody once what they named is gone. */
const STORES = STORE_NAMES.filter((name) => name !== 'acts');

/** Stores that name nobody in this scene: what was deleted is purged after a minute. */
const NAMELESS: readonly StoreName[] = [
  'installation',
  'deleted',
  'deletedEntries',
  'deletedLists',
];

/** What the replies of others keep: which post they answered. */
const withoutAnswered = (field: string, value: unknown) => (field === 'replyToId' ? '' : value);

async function stage() {
  const db = createMemoryDb();
  const { backend, clock } = await createTestBackend({ db });
  const others = await aCommunity(backend);
  /** What Ada's things look like to her, without when they were last changed. */
  const seen = async () => {
    const bodies = await Promise.all(
      [
        '/api/users?username=Ada',
        '/api/posts/adas-post',
        '/api/posts?replyTo=adas-post',
        '/api/lists/adas-list',
        '/api/lists',
        '/api/films/duel-1971',
        '/api/films/playtime-1967',
        `/api/films/${FILM}`,
        '/api/films?sort=rating',
      ].map(async (path) => (await get(backend, path, others.cleo.token)).body),
    );
    return JSON.stringify(bodies).replace(/"updatedAt":"[^"]*"/g, '');
  };
  const before = { seen: await seen(), notified: await notificationSummaries(backend, others.ada) };
  const leo = await aBusyPerson(backend, others);
  /** The stores with records that name Leo, or something of his. */
  const naming = async (): Promise<string[]> => {
    const mark = new RegExp(`${MARK}|"${leo.user._id}"|"leo"`, 'i');
    const isNaming = async (tx: Reading, store: StoreName) =>
      (await tx.all(store)).some((record) => mark.test(JSON.stringify(record, withoutAnswered)));
    return db.read(async (tx) => {
      const are = await Promise.all(STORES.map((store) => isNaming(tx, store)));
      return STORES.filter((_store, index) => are[index]);
    });
  };
  const leave = async () => {
    expect((await deleteAccount(backend, leo)).status).toBe(200);
    clock.advance(RETURN_MS + 1);
  };
  return { backend, db, ...others, leo, seen, before, naming, leave };
}

test('after seven days no record of any store names an erased person', async () => {
  const { backend, naming, leave } = await stage();
  await leave();
  // A store that is missing here needs records of Leo's in `aBusyPerson`.
  expect(await naming()).toEqual(STORES.filter((name) => !NAMELESS.includes(name)));
  await backend.eraseLeavers();
  expect(await naming()).toEqual([]);
});

test('the numbers of films, lists, posts and people are as if they had never been there', async () => {
  const { backend, ada, seen, before, leave } = await stage();
  await leave();
  await backend.eraseLeavers();
  expect(await seen()).toEqual(before.seen);
  expect(await notificationSummaries(backend, ada)).toEqual(before.notified);
});

test('a post of somebody else that was taken down comes back without what they did there', async () => {
  const { backend, ada, cleo, leave } = await stage();
  await leave();
  await backend.eraseLeavers();
  await act(backend, ada, 'give-back', aboutPost('taken-down'));
  const answer = await get(backend, '/api/posts/taken-down', cleo.token);
  expect(bodyOf(answer, 200, BODIES.post).post.likes.likeCount).toBe(0);
});

test('what was answered leaves a deleted post, and what others wrote and cloned stays', async () => {
  const { backend, ada, cleo, leave } = await stage();
  await leave();
  await backend.eraseLeavers();
  const answer = await get(backend, '/api/posts/bens-answer', ada.token);
  expect(bodyOf(answer, 200, BODIES.post).post.content).toBe('The gleaners stay with you.');
  const { body } = await get(backend, '/api/users/Cleo/lists', cleo.token);
  expect(JSON.stringify(body)).toContain(FILM);
  const taken = { postData: { _id: `${MARK}post`, content: 'Mine now.' } };
  expect((await post(backend, '/api/posts', cleo.token, taken)).status).toBe(409);
});

test('an account of many things is erased in parts, and goes on after an interruption', async () => {
  const { backend, db, leo, naming, leave } = await stage();
  for (let n = 0; n < 25; n += 1)
    await aPost(backend, leo, { _id: `${MARK}${n}`, filmId: FILM, rating: 3 });
  await leave();
  const whole = db.write;
  let parts = 0;
  db.write = (work) => {
    parts += 1;
    return parts === 2 ? Promise.reject(new Error('The plug was pulled.')) : whole(work);
  };
  await expect(backend.eraseLeavers()).rejects.toThrow('The plug was pulled.');
  expect(await naming()).toContain('users');
  await backend.eraseLeavers();
  expect(parts).toBeGreaterThan(3);
  expect(await naming()).toEqual([]);
});

test('what somebody else has just deleted and can restore, with their like, is waited for', async () => {
  const { backend, ada, leo, naming, leave } = await stage();
  await aPost(backend, ada, { _id: 'restorable' });
  await react(backend, 'like', leo, 'restorable');
  await leave();
  await remove(backend, 'restorable', ada.token);
  await backend.eraseLeavers();
  expect(await naming()).toContain('leavers');
  await post(backend, '/api/posts/restore/restorable', ada.token);
  await backend.eraseLeavers();
  expect(await naming()).toEqual([]);
  const answer = await get(backend, '/api/posts/restorable', ada.token);
  expect(bodyOf(answer, 200, BODIES.post).post.likes.likeCount).toBe(0);
});
