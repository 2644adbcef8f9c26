import { LIMITS } from '../../../src/domain/limits';
import { createTestBackend, type TestBackend } from '../../testing/testBackend';
import {
  aDraft,
  aPerson,
  aPost,
  backendWith,
  everything,
  expectMalformed,
  get,
  MINIMAL,
  PNG,
  post,
  remove,
  type Person,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

const ALT = 'Empty seats under one lamp.';

async function edit(
  { backend }: TestBackend,
  { token }: Person,
  postId: string,
  postData: object,
): Promise<string | undefined> {
  const answer = await post(backend, `/api/posts/edit/${postId}`, token, { postData }, MINIMAL);
  return bodyOf(answer, 201, BODIES.post).post.alt;
}

describe('a photo’s description', () => {
  test('is stored with the photo and included wherever the post is answered', async () => {
    const { backend, author } = await backendWith('author');
    const made = await aPost(backend, author, { photos: PNG, alt: ALT });
    const { posts } = bodyOf(
      await get(backend, '/api/posts?feed=explore&limit=1'),
      200,
      BODIES.page,
    );
    expect([made.alt, posts[0]?.alt]).toEqual([ALT, ALT]);
  });

  test.each([
    ['without a photo', { photos: null, alt: ALT }],
    ['that is blank', { photos: PNG, alt: ' \n' }],
  ])('%s is not stored', async (_, fields) => {
    const { backend } = await createTestBackend();
    expect(await aPost(backend, await aPerson(backend), fields)).not.toHaveProperty('alt');
  });

  test.each<[string, object, string | undefined]>([
    ['stays when the text changes', { content: 'Again.' }, ALT],
    ['can be replaced', { alt: 'A red hall.' }, 'A red hall.'],
    ['can be removed', { alt: '' }, undefined],
    ['is removed with its photo', { photos: null }, undefined],
    [
      'is removed when another photo replaces the first',
      { photos: '/photos/red-seats.webp' },
      undefined,
    ],
    [
      'can be sent with another photo',
      { photos: '/photos/red-seats.webp', alt: 'Seats.' },
      'Seats.',
    ],
  ])('%s', async (_, postData, alt) => {
    const server = await createTestBackend();
    const author = await aPerson(server.backend);
    const { _id } = await aPost(server.backend, author, { photos: PNG, alt: ALT });
    expect(await edit(server, author, _id, postData)).toBe(alt);
  });

  test('is restored with a deleted post', async () => {
    const { backend, author } = await backendWith('author');
    const { _id } = await aPost(backend, author, { photos: PNG, alt: ALT });
    await remove(backend, _id, author.token);
    const answer = await post(backend, `/api/posts/restore/${_id}`, author.token, {}, MINIMAL);
    expect(bodyOf(answer, 201, BODIES.post).post.alt).toBe(ALT);
  });

  test.each([['a'.repeat(LIMITS.alt + 1)], [7], [null], [['a']]])(
    'must be text of at most a thousand characters (case %#)',
    async (alt) => {
      const { backend, me } = await backendWith('me');
      const postData = { ...aDraft({ photos: PNG }), alt };
      expectMalformed(await post(backend, '/api/posts', me.token, { postData }));
    },
  );

  test('comes with every photo in the seed', async () => {
    const { posts } = await everything((await createTestBackend()).backend);
    expect(posts.map(({ alt }) => alt !== undefined)).toEqual(
      posts.map(({ photos }) => photos !== null),
    );
  });
});

test('an edit sets editedAt, a like does not', async () => {
  const { backend, clock, author } = await backendWith('author');
  const { _id } = await aPost(backend, author);
  clock.advance(60_000);
  const like = await post(backend, `/api/posts/like/${_id}`, author.token, {}, MINIMAL);
  expect(bodyOf(like, 201, BODIES.post).post).not.toHaveProperty('editedAt');
  clock.advance(60_000);
  const postData = { content: 'Better the second time.' };
  const answer = await post(backend, `/api/posts/edit/${_id}`, author.token, { postData }, MINIMAL);
  const edited = bodyOf(answer, 201, BODIES.post).post;
  expect(edited.editedAt).toBe(edited.updatedAt);
});
