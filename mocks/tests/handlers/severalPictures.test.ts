import { LIMITS } from '../../../src/domain/limits';
import type { Picture } from '../../../src/domain/postPictures';
import {
  aDraft,
  aPost,
  backendWith,
  everything,
  expectMalformed,
  get,
  MINIMAL,
  PNG,
  post,
  remove,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

const SEATS = '/photos/red-seats.webp';
const RAIN = '/photos/rain-window.webp';
/** A GIF's header with its size, 3 by 2. */
const GIF = 'data:image/gif;base64,R0lGODlhAwACAAAAADs=';

/** A post with these pictures, and its pictures after an edit. */
async function posted(pictures: Picture[]) {
  const { backend, author } = await backendWith('author');
  const made = await aPost(backend, author, { pictures });
  const send = (postData: object) =>
    post(backend, `/api/posts/edit/${made._id}`, author.token, { postData }, MINIMAL);
  const edit = async (postData: object) => bodyOf(await send(postData), 201, BODIES.post).post;
  return { backend, author, made, send, edit };
}

test('a post’s pictures are answered in order, with their descriptions and sizes; the first is its photo', async () => {
  const pictures = [{ src: GIF, alt: 'A still.' }, { src: SEATS }, { src: RAIN, alt: 'Rain.' }];
  const { backend, made } = await posted(pictures);
  const shown = {
    photos: GIF,
    alt: 'A still.',
    pictures: [{ src: GIF, alt: 'A still.', width: 3, height: 2 }, ...pictures.slice(1)],
  };
  expect(made).toMatchObject(shown);
  const { posts } = await everything(backend);
  expect(posts[0]).toMatchObject(shown);
  const page = bodyOf(await get(backend, '/api/posts?limit=1'), 200, BODIES.page);
  expect(page.posts[0]).toMatchObject(shown);
});

test('a post without pictures has none, and one with a photo has that as its picture', async () => {
  const { backend, author, made } = await posted([]);
  expect(made).toMatchObject({ photos: null, pictures: [] });
  expect(await aPost(backend, author, { photos: PNG, alt: 'Dust.' })).toMatchObject({
    pictures: [{ src: PNG, alt: 'Dust.' }],
  });
});

test('a post can consist of only pictures', async () => {
  const { backend, author } = await posted([]);
  const pictures = [{ src: SEATS }, { src: RAIN }];
  expect(await aPost(backend, author, { content: ' ', pictures })).toMatchObject({ pictures });
});

test('a size that is sent is ignored', async () => {
  const { made } = await posted([{ src: GIF, width: 900, height: 1 }]);
  expect(made.pictures).toEqual([{ src: GIF, width: 3, height: 2 }]);
});

const half = PNG.slice(0, 22) + 'A'.repeat(LIMITS.photoUrlChars / 2);

test.each([
  ['a fifth', Array.from({ length: 5 }, () => ({ src: SEATS }))],
  ['too much data in total', [{ src: half }, { src: half }]],
  ['one from elsewhere', [{ src: SEATS }, { src: 'https://elsewhere.example/a.png' }]],
  ['one without an address', [{ src: '' }]],
  ['one whose description is too long', [{ src: SEATS, alt: 'x'.repeat(LIMITS.alt + 1) }]],
  ['one that is not an object', [SEATS]],
  ['a picture instead of a list', { src: SEATS }],
])('pictures are refused if there is %s, and the post stays as it was', async (_, pictures) => {
  const { backend, author, made, send } = await posted([{ src: SEATS, alt: 'Seats.' }]);
  const postData = { ...aDraft(), pictures };
  expectMalformed(await post(backend, '/api/posts', author.token, { postData }));
  expectMalformed(await send({ pictures }));
  const { posts } = await everything(backend);
  expect(posts[0]).toEqual(made);
});

const SEATS_AND_RAIN = [
  { src: SEATS, alt: 'Seats.' },
  { src: RAIN, alt: 'Rain.' },
];

test.each([
  ['stay when the text changes', { content: 'Again.' }, SEATS_AND_RAIN],
  ['can be reordered', { pictures: [...SEATS_AND_RAIN].reverse() }, [...SEATS_AND_RAIN].reverse()],
  [
    'can be added to',
    { pictures: [...SEATS_AND_RAIN, { src: PNG }] },
    [...SEATS_AND_RAIN, { src: PNG }],
  ],
  ['can be reduced', { pictures: [SEATS_AND_RAIN[1]] }, [SEATS_AND_RAIN[1]]],
  ['can all be removed', { pictures: [] }, []],
  [
    'can lose their descriptions',
    { pictures: [{ src: SEATS }, { src: RAIN, alt: ' ' }] },
    [{ src: SEATS }, { src: RAIN }],
  ],
  ['stay if the first is sent as the photo', { photos: SEATS }, SEATS_AND_RAIN],
  [
    'get a new description of the first from alt',
    { alt: 'Red.' },
    [{ src: SEATS, alt: 'Red.' }, SEATS_AND_RAIN[1]],
  ],
  ['are replaced by another photo', { photos: PNG, alt: 'Dust.' }, [{ src: PNG, alt: 'Dust.' }]],
  ['are removed with the photo', { photos: null }, []],
])('a post’s pictures %s', async (_, postData, pictures) => {
  const { edit } = await posted(SEATS_AND_RAIN);
  expect((await edit(postData)).pictures).toEqual(pictures);
});

test('a deleted post is restored with all its pictures', async () => {
  const { backend, author, made } = await posted(SEATS_AND_RAIN);
  await remove(backend, `/api/posts/${made._id}`, author.token);
  await post(backend, `/api/posts/restore/${made._id}`, author.token);
  const { posts } = await everything(backend);
  expect(posts[0]).toMatchObject({ _id: made._id, pictures: SEATS_AND_RAIN });
});
