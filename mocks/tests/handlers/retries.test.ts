import { LIMITS } from '../../../src/domain/limits';
import { createTestBackend } from '../../testing/testBackend';
import {
  aDraft,
  aPerson,
  aPost,
  backendWith,
  everything,
  expectRefusal,
  get,
  idsOf,
  post,
  remove,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

describe('creating a post again under the same id', () => {
  test('keeps the post as it was first sent', async () => {
    const { backend, author } = await backendWith('author');
    const made = await aPost(backend, author);
    const before = await everything(backend, author.token);
    const postData = aDraft({ _id: made._id, content: 'A second try' });
    const answer = await post(backend, '/api/posts', author.token, { postData });
    expect(bodyOf(answer, 201, BODIES.posts).posts).toEqual(before.posts);
  });

  test('many times at once makes one post', async () => {
    const { backend, author } = await backendWith('author');
    const postData = aDraft();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(backend, '/api/posts', author.token, { postData })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const { posts } = await everything(backend, author.token);
    expect(idsOf(posts).filter((id) => id === postData._id)).toHaveLength(1);
  });

  test('keeps the likes it has received since', async () => {
    const { backend, author } = await backendWith('author');
    const { _id } = await aPost(backend, author);
    await post(backend, `/api/posts/like/${_id}`, author.token);
    await post(backend, '/api/posts', author.token, { postData: aDraft({ _id }) });
    const answer = await get(backend, `/api/posts/${_id}`);
    expect(bodyOf(answer, 200, BODIES.post).post.likes.likeCount).toBe(1);
  });
});

describe('restoring', () => {
  async function deleted() {
    const stage = await createTestBackend();
    const { backend } = stage;
    const [author, fan] = [await aPerson(backend), await aPerson(backend)];
    const [earlier, made, later] = [
      await aPost(backend, author),
      await aPost(backend, author, { photos: '/photos/red-seats.webp' }),
      await aPost(backend, author),
    ];
    await post(backend, `/api/posts/like/${made._id}`, fan.token);
    await post(backend, `/api/posts/like/${made._id}`, author.token);
    await post(backend, `/api/posts/dislike/${made._id}`, author.token);
    for (const { _id } of [earlier, made, later]) {
      await post(backend, `/api/users/bookmark/${_id}`, fan.token);
    }
    const before = await everything(backend, author.token);
    await remove(backend, made._id, author.token);
    return { ...stage, author, fan, id: made._id, before };
  }

  test('returns the post to its place, with its photo, likes and bookmarks', async () => {
    const { backend, author, id, before } = await deleted();
    const answer = await post(backend, `/api/posts/restore/${id}`, author.token);
    expect(bodyOf(answer, 201, BODIES.posts).posts).toEqual(before.posts);
    const { users } = await everything(backend, author.token);
    expect(users.map(({ bookmarks }) => bookmarks)).toEqual(
      before.users.map(({ bookmarks }) => bookmarks),
    );
  });

  test('returns the post to every sort order', async () => {
    const { backend, author, id } = await deleted();
    await post(backend, `/api/posts/restore/${id}`, author.token);
    for (const sort of ['latest', 'oldest', 'trending']) {
      const page = await get(backend, `/api/posts?feed=explore&sort=${sort}&limit=100`);
      expect(idsOf(bodyOf(page, 200, BODIES.page).posts)).toContain(id);
    }
  });

  test('is possible for a minute', async () => {
    const { backend, clock, author, id } = await deleted();
    clock.advance(LIMITS.restoreMs - 1);
    expect((await post(backend, `/api/posts/restore/${id}`, author.token)).status).toBe(201);
  });

  test('is refused once the minute is over', async () => {
    const { backend, clock, author, id } = await deleted();
    clock.advance(LIMITS.restoreMs);
    const answer = await post(backend, `/api/posts/restore/${id}`, author.token);
    expectRefusal(answer, 'restoreTooLate');
  });

  test('is only for the author', async () => {
    const { backend, fan, id } = await deleted();
    const answer = await post(backend, `/api/posts/restore/${id}`, fan.token);
    expect([400, 404]).toContain(answer.status);
    expect((await get(backend, `/api/posts/${id}`)).status).toBe(404);
  });

  test('cannot be prevented by somebody who tries to take the id', async () => {
    const { backend, author, fan, id } = await deleted();
    const taken = await post(backend, '/api/posts', fan.token, { postData: aDraft({ _id: id }) });
    expectRefusal(taken, 'idTaken');
    expect((await post(backend, `/api/posts/restore/${id}`, author.token)).status).toBe(201);
  });

  test('is no longer possible, but nobody else gets the id while the post has replies', async () => {
    const { backend, clock, fan, author } = await deleted();
    const answered = await aPost(backend, author);
    await aPost(backend, fan, { replyTo: answered._id });
    await remove(backend, answered._id, author.token);
    clock.advance(LIMITS.restoreMs);
    const postData = aDraft({ _id: answered._id });
    expectRefusal(await post(backend, '/api/posts', fan.token, { postData }), 'idTaken');
  });

  test('twice changes nothing', async () => {
    const { backend, author, id, before } = await deleted();
    await post(backend, `/api/posts/restore/${id}`, author.token);
    const again = await post(backend, `/api/posts/restore/${id}`, author.token);
    expect(bodyOf(again, 201, BODIES.posts).posts).toEqual(before.posts);
    expect((await everything(backend, author.token)).posts).toEqual(before.posts);
  });
});
