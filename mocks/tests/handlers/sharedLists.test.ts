import { LIMITS } from '../../../src/domain/limits';
import { aPost, backendWith, expectRefusal, get, MINIMAL, post } from '../../testing/builders';
import { bodyOf, send } from '../../testing/client';
import { aList, changeList } from '../../testing/lists';
import { BODIES } from '../../testing/shapes';

const FILMS = ['vertigo-1958', 'stalker-1979'];
const setUp = () => backendWith('author', 'reader');
type Setting = Awaited<ReturnType<typeof setUp>>;

/** The list of a post as somebody sees it: in a feed, by itself and among all posts. */
async function listIn({ backend }: Setting, postId: string, token?: string) {
  const find = (posts: { _id: string; list?: unknown }[]) =>
    posts.find(({ _id }) => _id === postId)?.list;
  const page = bodyOf(await get(backend, '/api/posts?feed=explore', token), 200, BODIES.page);
  const all = bodyOf(await get(backend, '/api/posts', token), 200, BODIES.posts);
  const one = bodyOf(await get(backend, `/api/posts/${postId}`, token), 200, BODIES.post);
  expect([find(page.posts), find(all.posts)]).toEqual([one.post.list, one.post.list]);
  return one.post.list;
}

test('a post about a list shows it as it is, until it is gone', async () => {
  const setting = await setUp();
  const { backend, author } = setting;
  const list = await aList(backend, author, FILMS);
  const { _id } = await aPost(backend, author, { listId: list._id });
  const shown = await listIn(setting, _id);
  expect(shown).toMatchObject({ _id: list._id, title: list.title, filmCount: 2 });
  expect(shown?.owner).toEqual(list.owner);
  expect(shown?.posters.map((film) => film._id)).toEqual(FILMS);
  await changeList(backend, 'edit', list, author, { listData: { title: 'Renamed' } });
  expect(await listIn(setting, _id)).toMatchObject({ title: 'Renamed' });
  const path = `/api/lists/${list._id}`;
  await send(backend, { method: 'DELETE', path, token: author.token });
  expect(await listIn(setting, _id)).toBeUndefined();
  await changeList(backend, 'restore', list, author);
  expect(await listIn(setting, _id)).toMatchObject({ title: 'Renamed' });
});

test('a private list is shown in a post to its owner alone', async () => {
  const setting = await setUp();
  const { backend, author, reader } = setting;
  const list = await aList(backend, author, FILMS, { public: false });
  const { _id } = await aPost(backend, author, { listId: list._id });
  expect(await listIn(setting, _id, author.token)).toMatchObject({ title: list.title });
  expect(await listIn(setting, _id, reader.token)).toBeUndefined();
  expect(await listIn(setting, _id)).toBeUndefined();
  const postData = { content: 'Look.', listId: list._id };
  expectRefusal(await post(backend, '/api/posts', reader.token, { postData }), 'listNotFound');
  const own = await aPost(backend, reader);
  const edit = `/api/posts/edit/${own._id}`;
  expectRefusal(await post(backend, edit, reader.token, { postData }), 'listNotFound');
});

test('an edit keeps the list, replaces it, or takes it away', async () => {
  const setting = await setUp();
  const { backend, author } = setting;
  const [one, two] = [await aList(backend, author), await aList(backend, author)];
  const { _id } = await aPost(backend, author, { listId: one._id });
  const edit = async (postData: object) => {
    await post(backend, `/api/posts/edit/${_id}`, author.token, { postData }, MINIMAL);
    return (await listIn(setting, _id))?._id;
  };
  expect(await edit({ content: 'Again.' })).toBe(one._id);
  expect(await edit({ listId: two._id })).toBe(two._id);
  expect(await edit({ listId: null })).toBeUndefined();
  const attempt = { postData: { listId: 'none' } };
  expectRefusal(
    await post(backend, `/api/posts/edit/${_id}`, author.token, attempt),
    'listNotFound',
  );
});

test('a post that is sent again is answered though its list was deleted meanwhile', async () => {
  const { backend, author } = await setUp();
  const list = await aList(backend, author, FILMS);
  const postData = { _id: 'sent', content: 'Rain.', listId: list._id };
  const sendPost = () => post(backend, '/api/posts', author.token, { postData }, MINIMAL);
  expect((await sendPost()).status).toBe(201);
  await send(backend, { method: 'DELETE', path: `/api/lists/${list._id}`, token: author.token });
  expect(bodyOf(await sendPost(), 201, BODIES.post).post.content).toBe('Rain.');
});

test('a post about a deleted list shows no other list that somebody makes under its id', async () => {
  const setting = await setUp();
  const { backend, author, reader, clock } = setting;
  const list = await aList(backend, author, FILMS);
  const { _id } = await aPost(backend, author, { listId: list._id });
  await send(backend, { method: 'DELETE', path: `/api/lists/${list._id}`, token: author.token });
  clock.advance(LIMITS.restoreMs);
  await aList(backend, reader, [], { _id: list._id });
  expect(await listIn(setting, _id)).toBeUndefined();
  const postData = { content: 'Still about nothing.' };
  await post(backend, `/api/posts/edit/${_id}`, author.token, { postData }, MINIMAL);
  expect(await listIn(setting, _id)).toBeUndefined();
});

test('a list alone makes no post', async () => {
  const { backend, author } = await setUp();
  const list = await aList(backend, author, FILMS);
  const postData = { listId: list._id };
  expectRefusal(await post(backend, '/api/posts', author.token, { postData }), 'emptyPost');
});
