import { backendWith, expectRefusal, post } from '../../testing/builders';
import { send } from '../../testing/client';
import { aList, changeList, filmIdsOn, listPage } from '../../testing/lists';
import { notificationsOf, readAll } from '../../testing/notifications';

const FILMS = ['vertigo-1958', 'stalker-1979'];
const setUp = () => backendWith('owner', 'fan', 'other');
type Setting = Awaited<ReturnType<typeof setUp>>;

/** The owner's notifications about lists: their kind, actors, number and list. */
const notified = async ({ backend, owner }: Setting) =>
  (await notificationsOf(backend, owner)).notifications.map(({ kind, people, count, list }) => [
    kind,
    people.map(({ _id }) => _id),
    count,
    list?.title,
  ]);

test('a list is liked once, and the like can be taken back once; the list itself stays as it was', async () => {
  const { backend, owner, fan } = await setUp();
  const list = await aList(backend, owner, FILMS);
  const like = `/api/lists/like/${list._id}`;
  const dislike = `/api/lists/dislike/${list._id}`;
  expectRefusal(await post(backend, dislike, fan.token), 'listNotLiked');
  expect(await changeList(backend, 'like', list, fan)).toEqual({
    ...list,
    likeCount: 1,
    liked: true,
  });
  expectRefusal(await post(backend, like, fan.token), 'listAlreadyLiked');
  expect((await listPage(backend, list._id, owner)).list).toEqual({ ...list, likeCount: 1 });
  expect(await changeList(backend, 'dislike', list, fan)).toEqual(list);
  expectRefusal(await post(backend, dislike, fan.token), 'listNotLiked');
});

test('the owner is notified of likes together, until they are taken back, and not of their own', async () => {
  const setting = await setUp();
  const { backend, owner, fan, other } = setting;
  const list = await aList(backend, owner, FILMS);
  await changeList(backend, 'like', list, owner);
  expect(await notified(setting)).toEqual([]);
  await changeList(backend, 'like', list, fan);
  await readAll(backend, owner);
  await changeList(backend, 'like', list, other);
  expect(await notified(setting)).toEqual([
    ['listLike', [other.user._id, fan.user._id], 2, list.title],
  ]);
  expect((await notificationsOf(backend, owner)).unread).toBe(1);
  await changeList(backend, 'dislike', list, other);
  expect(await notified(setting)).toEqual([['listLike', [fan.user._id], 1, list.title]]);
  expect((await notificationsOf(backend, owner)).unread).toBe(0);
  await changeList(backend, 'dislike', list, fan);
  expect(await notified(setting)).toEqual([]);
});

test('a clone is the cloner’s own private list with the same films, order and notes', async () => {
  const setting = await setUp();
  const { backend, owner, fan } = setting;
  const films = [{ filmId: 'stalker-1979', note: 'Twice.' }, { filmId: 'vertigo-1958' }];
  const list = await aList(backend, owner, [], { films, ranked: true, description: 'Slow.' });
  const clone = await changeList(backend, 'clone', list, fan);
  expect(clone).toMatchObject({
    title: list.title,
    description: 'Slow.',
    ranked: true,
    public: false,
    owner: { _id: fan.user._id },
    filmCount: 2,
    revision: 1,
  });
  expect((await listPage(backend, clone._id, fan)).films.map(({ note }) => note)).toEqual([
    'Twice.',
    null,
  ]);
  await changeList(backend, 'remove', clone, fan, { filmId: 'stalker-1979' });
  expect(await filmIdsOn(backend, list._id)).toEqual(['stalker-1979', 'vertigo-1958']);
  await changeList(backend, 'clone', list, fan);
  expect(await notified(setting)).toEqual([['listClone', [fan.user._id], 1, list.title]]);
  await changeList(backend, 'clone', list, owner);
  expect(await notified(setting)).toEqual([['listClone', [fan.user._id], 1, list.title]]);
});

test('notifications of a list go and come back with it', async () => {
  const setting = await setUp();
  const { backend, owner, fan } = setting;
  const list = await aList(backend, owner, FILMS);
  await changeList(backend, 'like', list, fan);
  const before = await notified(setting);
  await send(backend, {
    method: 'DELETE',
    path: `/api/lists/${list._id}`,
    token: owner.token,
  });
  expect(await notified(setting)).toEqual([]);
  await changeList(backend, 'restore', list, owner);
  expect(await notified(setting)).toEqual(before);
  expect(before).toHaveLength(1);
});
