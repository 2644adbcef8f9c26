import type { Backend } from '../../../src/domain/backend';
import {
  backendWith,
  expectRefusal,
  get,
  idsOf,
  post,
  remove,
  type Person,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';

const FILM = 'teza-2008';

const log = async (backend: Backend, { token }: Person, fields: object) => {
  const entryData = { filmId: FILM, watchedOn: '2026-10-01', ...fields };
  return bodyOf(await post(backend, '/api/diary', token, { entryData }), 201, BODIES.entry).entry;
};

const notesOf = async (backend: Backend, query = '', person?: Person) =>
  bodyOf(
    await get(backend, `/api/films/${FILM}/diaries${query}`, person?.token),
    200,
    BODIES.notes,
  );

test('words in diaries stand with their film, the latest day first, by whom and with what stars', async () => {
  const { backend, me, other } = await backendWith('me', 'other');
  await log(backend, me, { text: 'A slow fire.', rating: 4, watchedOn: '2026-09-01' });
  await log(backend, other, { text: 'Home is far.', watchedOn: '2026-09-02' });
  await log(backend, me, { rating: 3, watchedOn: '2026-09-03' });
  await log(backend, me, { text: 'Elsewhere.', filmId: 'vertigo-1958' });
  const { entries, nextCursor } = await notesOf(backend);
  expect(entries.map(({ user, text, rating }) => [user._id, text, rating])).toEqual([
    [other.user._id, 'Home is far.', null],
    [me.user._id, 'A slow fire.', 4],
  ]);
  expect(nextCursor).toBeNull();
  expect((await notesOf(backend, '', me)).entries[0]?.film.watched).toBe(true);
});

test('pages of them hold each once', async () => {
  const { backend, me } = await backendWith('me');
  for (const day of ['03', '01', '02'])
    await log(backend, me, { text: day, watchedOn: `2026-09-${day}` });
  const first = await notesOf(backend, '?limit=2');
  const rest = await notesOf(backend, `?limit=2&cursor=${first.nextCursor}`);
  const texts = [...first.entries, ...rest.entries].map(({ text }) => text);
  expect(texts).toEqual(['03', '02', '01']);
});

test('words follow edits: added, taken away, and moved to another film', async () => {
  const { backend, me } = await backendWith('me');
  const { _id } = await log(backend, me, { rating: 4 });
  const edit = (entryData: object) =>
    post(backend, `/api/diary/edit/${_id}`, me.token, { entryData });
  const shown = async () => idsOf((await notesOf(backend)).entries);
  expect(await shown()).toEqual([]);
  await edit({ text: 'Now with words.' });
  expect(await shown()).toEqual([_id]);
  await edit({ filmId: 'vertigo-1958' });
  expect(await shown()).toEqual([]);
  await edit({ filmId: FILM });
  expect(await shown()).toEqual([_id]);
  await edit({ text: null });
  expect(await shown()).toEqual([]);
});

test('a post can take an entry’s place: one evening, and the words stand with the posts', async () => {
  const { backend, me } = await backendWith('me');
  const entry = await log(backend, me, { text: 'A slow fire.', rating: 4 });
  const postData = {
    _id: 'posted',
    content: 'A slow fire.',
    ...{ filmId: FILM, rating: 4, watchedOn: '2026-10-01', entryId: entry._id },
  };
  for (let time = 0; time < 2; time += 1) {
    const answer = await post(backend, '/api/posts', me.token, { postData });
    expect(answer.status).toBe(201);
    expect((await notesOf(backend)).entries).toEqual([]);
    const path = `/api/users/${me.user.username}/diary`;
    const { entries } = bodyOf(await get(backend, path), 200, BODIES.diary);
    expect(entries.map(({ postId, rating }) => [postId, rating])).toEqual([['posted', 4]]);
  }
  await remove(backend, 'posted', me.token);
  const page = bodyOf(await get(backend, `/api/films/${FILM}`), 200, BODIES.filmPage);
  expect(page.numbers).toMatchObject({ ratings: 0, watched: 0 });
});

test('words in a diary are in no feed until they are posted', async () => {
  const { backend, me } = await backendWith('me');
  const entry = await log(backend, me, { text: 'A slow fire.' });
  const shown = async () => {
    const feeds = ['feed=home', 'feed=explore', `film=${FILM}`];
    const pages = feeds.map((feed) => get(backend, `/api/posts?${feed}`, me.token));
    return (await Promise.all(pages)).map((page) =>
      bodyOf(page, 200, BODIES.page).posts.some(({ content }) => content === 'A slow fire.'),
    );
  };
  expect(await shown()).toEqual([false, false, false]);
  const postData = { content: 'A slow fire.', filmId: FILM, entryId: entry._id };
  await post(backend, '/api/posts', me.token, { postData });
  expect(await shown()).toEqual([true, true, true]);
});

test('a post cannot take the place of somebody else’s entry, a post’s, or none, and then is not created', async () => {
  const { backend, me, other } = await backendWith('me', 'other');
  const theirs = await log(backend, other, { text: 'Mine.' });
  await post(backend, '/api/posts', me.token, {
    postData: { _id: 'dated', content: 'x', filmId: FILM, watchedOn: '2026-10-01' },
  });
  const replace = (entryId: string) =>
    post(backend, '/api/posts', me.token, { postData: { _id: 'new', content: 'x', entryId } });
  expectRefusal(await replace(theirs._id), 'editNotDiarist');
  expectRefusal(await replace('post.dated'), 'entryOfPost');
  expectRefusal(await replace('none'), 'entryNotFound');
  expectRefusal(await get(backend, '/api/posts/new'), 'postNotFound');
  expect((await notesOf(backend)).entries).toHaveLength(1);
});

test('the diaries of an unknown film are refused', async () => {
  const { backend } = await createTestBackend();
  expectRefusal(await get(backend, '/api/films/no-film/diaries'), 'filmNotFound');
});
