import type { Backend } from '../../../src/domain/backend';
import {
  aPerson,
  aPost,
  expectMalformed,
  get,
  idsOf,
  PNG,
  post,
  type Person,
} from '../../testing/builders';
import { idsOn, idsOnAllPages, pageOf, stage } from '../../testing/threads';

const VERTIGO = 'vertigo-1958';

const pathOf = (q: string) => `/api/posts?q=${encodeURIComponent(q)}`;
const found = (backend: Backend, q: string, person?: Person) => idsOn(backend, pathOf(q), person);

test.each([
  ['in any case', 'zoetrope', 'A ZOETROPE turns.'],
  ['without accents', 'cinematheque', 'At the Cinémathèque tonight.'],
  ['with surplus accents', 'zoëtrópe', 'A zoetrope turns.'],
  ['as any part of a word', 'etrop', 'A zoetrope turns.'],
  ['with any kind of apostrophe', "what'zit", 'This is a what’zit.'],
  ['in any order', 'turns  zoetrope', 'A zoetrope turns.'],
])('a post is found by its words, %s', async (_how, q, content) => {
  const { backend, author } = await stage();
  const { _id } = await aPost(backend, author, { content });
  expect(await found(backend, q)).toEqual([_id]);
});

test('a post must contain every word', async () => {
  const { backend, author } = await stage();
  await aPost(backend, author, { content: 'A zoetrope turns.' });
  expect(await found(backend, 'zoetrope praxinoscope')).toEqual([]);
});

test('descriptions of all photos and film titles are searched too', async () => {
  const { backend, author } = await stage();
  const pictured = await aPost(backend, author, { photos: PNG, alt: 'A zoetrope on a shelf.' });
  const about = await aPost(backend, author, { content: 'Zoetropic.', filmId: VERTIGO });
  const gallery = await aPost(backend, author, {
    pictures: [{ src: PNG }, { src: PNG, alt: 'A praxinoscope.' }],
  });
  expect(await found(backend, 'zoetrope')).toEqual([pictured._id]);
  expect(await found(backend, 'praxinoscope')).toEqual([gallery._id]);
  expect(await found(backend, 'zoetropic vertigo')).toEqual([about._id]);
});

test('a description is found no more once its photo is taken away', async () => {
  const { backend, author } = await stage();
  const pictures = [{ src: PNG }, { src: PNG, alt: 'A praxinoscope.' }];
  const { _id } = await aPost(backend, author, { pictures });
  await post(backend, `/api/posts/edit/${_id}`, author.token, {
    postData: { pictures: [{ src: PNG }] },
  });
  expect(await found(backend, 'praxinoscope')).toEqual([]);
});

test('posts and replies are found together, the newest first, page by page', async () => {
  const { backend, author, answer } = await stage();
  const content = 'A zoetrope turns.';
  const made: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    made.unshift((await aPost(backend, author, { content }))._id);
    made.unshift((await answer('root', { content }))._id);
    // A page of two ends with a reply; the others end with a post.
    if (n === 0) made.unshift((await answer('root', { content }))._id);
    await aPost(backend, author);
    await answer('root');
  }
  expect(await found(backend, 'zoetrope')).toEqual(made);
  expect(await idsOnAllPages(backend, pathOf('zoetrope'))).toEqual(made);
});

describe('spoilers', () => {
  const marked = { content: 'The zoetrope did it.', filmId: VERTIGO, spoilers: true };

  test('are found only by their author and by people who have watched the film', async () => {
    const { backend, author, fan } = await stage();
    const { _id } = await aPost(backend, author, marked);
    expect(await found(backend, 'zoetrope')).toEqual([]);
    expect(await found(backend, 'zoetrope', fan)).toEqual([]);
    expect(await found(backend, 'zoetrope', author)).toEqual([_id]);
    await post(backend, `/api/films/watched/${VERTIGO}`, fan.token);
    expect(await found(backend, 'zoetrope', fan)).toEqual([_id]);
  });

  test('hide the replies below them, except from the authors of either', async () => {
    const { backend, author, fan, answer } = await stage();
    const { _id } = await aPost(backend, author, { ...marked, content: 'The butler did it.' });
    const first = await answer(_id);
    const reply = await answer(first._id, { content: 'The zoetrope, surely?' });
    const stranger = await aPerson(backend);
    expect(await found(backend, 'zoetrope', stranger)).toEqual([]);
    expect(await found(backend, 'zoetrope')).toEqual([]);
    expect(await found(backend, 'zoetrope', fan)).toEqual([reply._id]);
    expect(await found(backend, 'zoetrope', author)).toEqual([reply._id]);
  });

  test('that are hidden do not shorten the page', async () => {
    const { backend, author } = await stage();
    const { _id } = await aPost(backend, author, { content: 'A zoetrope turns.' });
    await aPost(backend, author, marked);
    const page = await pageOf(backend, `${pathOf('zoetrope')}&limit=1`);
    expect(page.posts.map((one) => one._id)).toEqual([_id]);
    expect(page.nextCursor).toBeNull();
  });
});

test.each(['', '   ', '\u0301'])('nothing is found for %j', async (q) => {
  const { backend } = await stage();
  expect(await found(backend, q)).toEqual([]);
});

test('a search text can have 200 characters and no more', async () => {
  const { backend } = await stage();
  expect(await found(backend, 'é'.repeat(200))).toEqual([]);
  const answer = await get(backend, pathOf('é'.repeat(201)));
  expectMalformed(answer);
  expect(JSON.stringify(answer.body)).toContain('q must have at most 200 characters.');
});

test.each(['sort=trending', 'sort=oldest', 'limit=0', 'cursor=next', 'feed=explore'])(
  'search refuses %s',
  async (query) => {
    const { backend } = await stage();
    expectMalformed(await get(backend, `${pathOf('a')}&${query}`));
  },
);

test('a cursor of another search is refused', async () => {
  const { backend } = await stage();
  const { posts, nextCursor } = await pageOf(backend, `${pathOf('e')}&limit=1`);
  expect(idsOf(posts)).toHaveLength(1);
  const cursor = encodeURIComponent(nextCursor ?? '');
  expectMalformed(await get(backend, `${pathOf('a')}&limit=1&cursor=${cursor}`));
  expect((await pageOf(backend, `${pathOf('E')}&limit=1&cursor=${cursor}`)).posts).toHaveLength(1);
});
