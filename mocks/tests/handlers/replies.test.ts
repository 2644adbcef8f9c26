import type { Post } from '../../../src/domain/entities';
import {
  aDraft,
  aPost,
  everything,
  expectRefusal,
  get,
  MINIMAL,
  PNG,
  post,
  remove,
  type Person,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { idsOn, pageOf, postWith, restore, stage } from '../../testing/threads';

const VERTIGO = 'vertigo-1958';
const ALIEN = 'alien-1979';
const WITH_SPOILERS = { filmId: VERTIGO, spoilers: true };

describe('a reply', () => {
  test('names the post it answers and that post’s author, without the avatar', async () => {
    const { author, answer } = await stage();
    const { _id, firstName, lastName, username } = author.user;
    expect((await answer('root')).replyTo).toEqual({
      _id: 'root',
      author: { _id, firstName, lastName, username },
    });
  });

  test('can answer a reply', async () => {
    const { fan, answer } = await stage();
    const first = await answer('root');
    expect((await answer(first._id)).replyTo).toMatchObject({
      _id: first._id,
      author: { _id: fan.user._id },
    });
  });

  test('is available at its own address, exactly as when it was created', async () => {
    const { backend, fan, answer } = await stage();
    const made = await answer('root', { ...WITH_SPOILERS, photos: PNG, alt: 'Seats.' });
    expect(await postWith(backend, made._id, fan)).toEqual(made);
  });

  test('cannot answer a missing post, nor itself', async () => {
    const { backend, author, fan } = await stage();
    await remove(backend, 'root', author.token);
    for (const replyTo of ['never-was', 'root', 'mine', '']) {
      const postData = aDraft({ _id: 'mine', replyTo });
      expectRefusal(await post(backend, '/api/posts', fan.token, { postData }), 'postNotFound');
    }
    expectRefusal(await get(backend, '/api/posts/mine'), 'postNotFound');
  });

  test.each(['root', 'elsewhere', 'never-was', undefined])(
    'sent again as a reply to %p stays as it was first sent',
    async (replyTo) => {
      const { backend, author, fan, answer } = await stage();
      await aPost(backend, author, { _id: 'elsewhere' });
      const made = await answer('root');
      const postData = aDraft({ _id: made._id, ...(replyTo !== undefined && { replyTo }) });
      const again = await post(backend, '/api/posts', fan.token, { postData }, MINIMAL);
      expect(bodyOf(again, 201, BODIES.post).post).toEqual(made);
      expect(await idsOn(backend, '/api/posts?replyTo=root')).toEqual([made._id]);
    },
  );

  test('cannot have the id of somebody else’s post, whatever it answers', async () => {
    const { backend, fan } = await stage();
    for (const replyTo of ['root', 'never-was']) {
      const postData = aDraft({ _id: 'root', replyTo });
      expectRefusal(await post(backend, '/api/posts', fan.token, { postData }), 'idTaken');
    }
  });

  test('still answers the same post after an edit', async () => {
    const { backend, author, fan, answer } = await stage();
    await aPost(backend, author, { _id: 'elsewhere' });
    const made = await answer('root');
    const postData = { content: 'Seen again.', replyTo: 'elsewhere' };
    await post(backend, `/api/posts/edit/${made._id}`, fan.token, { postData });
    const { updatedAt } = made;
    expect(await postWith(backend, made._id)).toEqual({
      ...made,
      content: 'Seen again.',
      editedAt: updatedAt,
    });
    expect(await idsOn(backend, '/api/posts?replyTo=root')).toEqual([made._id]);
  });
});

test('an edit cannot turn a post into a reply', async () => {
  const { backend, author } = await stage();
  await aPost(backend, author, { _id: 'other' });
  const postData = { content: 'Seen again.', replyTo: 'other' };
  await post(backend, '/api/posts/edit/root', author.token, { postData });
  expect(await postWith(backend, 'root')).not.toHaveProperty('replyTo');
  expect(await idsOn(backend, '/api/posts?replyTo=other')).toEqual([]);
  expect(await idsOn(backend, '/api/posts?feed=explore&limit=2')).toEqual(['other', 'root']);
});

test('a reply says that the post it answers is deleted, until that is restored', async () => {
  const { backend, author, fan, answer } = await stage();
  await post(backend, '/api/posts/edit/root', author.token, { postData: WITH_SPOILERS });
  const made = await answer('root');
  await remove(backend, 'root', author.token);
  expect((await postWith(backend, made._id)).replyTo).toEqual({ _id: 'root', deleted: true });
  await restore(backend, 'root', author);
  expect(await postWith(backend, made._id, fan)).toEqual(made);
});

describe('the spoilers above a reply', () => {
  /** A post with spoilers for Vertigo, and a reply to it. */
  async function marked() {
    const staged = await stage();
    const above = await aPost(staged.backend, staged.author, { ...WITH_SPOILERS, _id: 'marked' });
    return { ...staged, above, reply: await staged.answer('marked') };
  }
  const spoilersOf = ({ replyTo }: Post) => (replyTo?.deleted ? undefined : replyTo?.spoilers);

  test('are those of the post it answers, with its film', async () => {
    const { author, reply, above } = await marked();
    expect(spoilersOf(reply)).toEqual({
      postId: 'marked',
      authorId: author.user._id,
      film: { ...above.film, watched: false },
    });
  });

  test('are inherited through replies without spoilers', async () => {
    const { reply, answer } = await marked();
    const below = await answer((await answer(reply._id, { filmId: ALIEN }))._id);
    expect(spoilersOf(below)).toEqual(spoilersOf(reply));
  });

  test('are those of the nearest post above with spoilers', async () => {
    const { fan, reply, answer } = await marked();
    const nearer = await answer(reply._id, { filmId: ALIEN, spoilers: true });
    expect(spoilersOf(await answer(nearer._id))).toMatchObject({
      postId: nearer._id,
      authorId: fan.user._id,
      film: { _id: ALIEN },
    });
  });

  test('do not include its own', async () => {
    const { answer } = await stage();
    expect(spoilersOf(await answer('root', WITH_SPOILERS))).toBeUndefined();
  });

  test('are gone once the post above is no longer marked', async () => {
    const { backend, author, reply } = await marked();
    const postData = { spoilers: false };
    await post(backend, '/api/posts/edit/marked', author.token, { postData });
    expect(spoilersOf(await postWith(backend, reply._id))).toBeUndefined();
  });

  test('say whether the reader has watched the film', async () => {
    const { backend, author, reply } = await marked();
    await post(backend, `/api/films/watched/${VERTIGO}`, author.token);
    const filmFor = async (person?: Person) =>
      spoilersOf(await postWith(backend, reply._id, person))?.film;
    expect((await filmFor(author))?.watched).toBe(true);
    expect(await filmFor()).not.toHaveProperty('watched');
  });

  test('are found without looping forever if replies form a circle under a reused id', async () => {
    const { backend, author, reply } = await marked();
    await remove(backend, 'marked', author.token);
    const postData = { ...WITH_SPOILERS, _id: 'marked', replyTo: reply._id };
    const closing = await aPost(backend, author, { ...aDraft(), ...postData });
    expect(spoilersOf(closing)).toBeUndefined();
    expect(spoilersOf(await postWith(backend, reply._id))).toMatchObject({ postId: 'marked' });
    await post(backend, '/api/posts/edit/marked', author.token, { postData: { spoilers: false } });
    expect(spoilersOf(await postWith(backend, reply._id))).toBeUndefined();
  });
});

test('a post’s reply count includes only direct replies that exist, in every answer', async () => {
  const { backend, fan, root, answer } = await stage();
  const counted = async () => {
    const { posts } = await everything(backend);
    const page = await pageOf(backend, '/api/posts?feed=explore');
    const shown = [posts, page.posts].map((list) => list.find(({ _id }) => _id === 'root'));
    return [await postWith(backend, 'root'), ...shown].map((found) => found?.replyCount);
  };
  expect(root.replyCount).toBe(0);
  const [first] = [await answer('root'), await answer('root')];
  await answer(first._id);
  expect(await counted()).toEqual([2, 2, 2]);
  expect((await postWith(backend, first._id)).replyCount).toBe(1);
  await remove(backend, first._id, fan.token);
  expect(await counted()).toEqual([1, 1, 1]);
  await restore(backend, first._id, fan);
  expect(await counted()).toEqual([2, 2, 2]);
});

describe('as a post, a reply', () => {
  test('is liked and disliked', async () => {
    const { backend, author, answer } = await stage();
    const { _id } = await answer('root');
    const { token } = author;
    const liked = await post(backend, `/api/posts/like/${_id}`, token, {}, MINIMAL);
    expect(bodyOf(liked, 201, BODIES.post).post.likes).toMatchObject({
      likeCount: 1,
      likedBy: [{ _id: author.user._id }],
    });
    expectRefusal(await post(backend, `/api/posts/like/${_id}`, token), 'alreadyLiked');
    await post(backend, `/api/posts/dislike/${_id}`, token);
    expect((await postWith(backend, _id)).likes).toMatchObject({ likeCount: 0, likedBy: [] });
  });

  test('can only be edited and deleted by its author', async () => {
    const { backend, author, fan, answer } = await stage();
    const { _id } = await answer('root');
    const body = { postData: { content: 'Mine now.' } };
    const edit = ({ token }: Person) => post(backend, `/api/posts/edit/${_id}`, token, body);
    expectRefusal(await edit(author), 'editNotAuthor');
    expectRefusal(await remove(backend, _id, author.token), 'deleteNotAuthor');
    await edit(fan);
    expect((await postWith(backend, _id)).content).toBe('Mine now.');
    expect((await remove(backend, _id, fan.token)).status).toBe(201);
    expectRefusal(await get(backend, `/api/posts/${_id}`), 'postNotFound');
  });

  test('is restored to its place, with its photo, likes, bookmarks and replies', async () => {
    const { backend, author, fan, answer } = await stage();
    const made = await answer('root', { photos: PNG });
    const [below, later] = [await answer(made._id), await answer('root')];
    await post(backend, `/api/posts/like/${made._id}`, author.token);
    await post(backend, `/api/users/bookmark/${made._id}`, author.token);
    const before = await postWith(backend, made._id);
    expect(before.replyCount).toBe(1);
    await remove(backend, made._id, fan.token);
    expect(await idsOn(backend, '/api/posts?replyTo=root')).toEqual([later._id]);
    expect(await idsOn(backend, '/api/posts?feed=bookmarks', author)).toEqual([]);
    await restore(backend, made._id, fan);
    expect(await postWith(backend, made._id)).toEqual(before);
    expect(await idsOn(backend, '/api/posts?replyTo=root')).toEqual([made._id, later._id]);
    expect(await idsOn(backend, `/api/posts?replyTo=${made._id}`)).toEqual([below._id]);
    expect(await idsOn(backend, '/api/posts?feed=bookmarks', author)).toEqual([made._id]);
  });

  test('rates and dates its film', async () => {
    const { backend, fan, answer } = await stage();
    await answer('root', { filmId: VERTIGO, rating: 4.5, watchedOn: '2026-10-30' });
    const { mine } = bodyOf(
      await get(backend, `/api/films/${VERTIGO}`, fan.token),
      200,
      BODIES.filmPage,
    );
    expect(mine).toMatchObject({ rating: 4.5, watched: true });
  });
});
