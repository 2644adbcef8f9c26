import { LIMITS } from '../../src/domain/limits';
import type { PostEdit } from '../../src/domain/requests';
import {
  aBookmark,
  aListRecord,
  aPost,
  aReaction,
  aUser,
  aRuleContext,
  RULE_TIME,
} from '../testing/records';
import { createPost, deletePost, editPost, restorePost, hasContent } from './posts';
import type { DeletedRecord } from './records';

const ada = aUser({ username: 'ada' });
const ben = aUser({ username: 'ben' });
const context = aRuleContext();
/** The address under which the API returns one of the seed's pictures. */
const answered = (stored: string) => stored.replace(/^photos/, '/films/photos');
const draft = { _id: 'p', content: 'Stalker.', photos: null };

describe('creating', () => {
  test('makes a post by the actor, dated now and without likes', () => {
    expect(createPost(undefined, ada, draft, aRuleContext())).toEqual({
      isNew: true,
      post: {
        _id: 'p',
        authorId: 'ada',
        content: 'Stalker.',
        hasPhoto: false,
        likeCount: 0,
        seq: 101,
        createdAt: RULE_TIME,
        updatedAt: RULE_TIME,
      },
      photo: null,
    });
  });

  test('stores the photo separately from the post', () => {
    expect(createPost(undefined, ada, { ...draft, photos: '/a.png' }, context)).toMatchObject({
      post: { hasPhoto: true },
      photo: { postId: 'p', url: '/a.png' },
    });
  });

  test('stores which post it replies to', () => {
    expect(createPost(undefined, ada, { ...draft, replyTo: 'q' }, context)).toMatchObject({
      post: { replyToId: 'q' },
    });
  });

  test('generates an id if none was sent', () => {
    const { _id: _, ...unnamed } = draft;
    const outcome = createPost(undefined, ada, unnamed, context);
    expect(outcome).toMatchObject({ post: { _id: 'new-id' } });
  });

  test('again under the same id changes nothing', () => {
    const post = aPost({ authorId: 'ada' });
    expect(createPost(post, ada, draft, context)).toEqual({ isNew: false, post });
  });

  test('with neither text nor photo is refused', () => {
    for (const content of [' ', '\u200b', '\u3164\u2063', '\u2800\n'])
      expect(createPost(undefined, ada, { ...draft, content }, context)).toBe('emptyPost');
  });

  test('can be a film and stars alone', () => {
    const stars = { ...draft, content: '', filmId: 'ran-1985', rating: 4.5 };
    expect(createPost(undefined, ada, stars, context)).toMatchObject({
      post: { content: '', filmId: 'ran-1985', rating: 4.5 },
    });
  });

  test('under somebody else’s id is refused', () => {
    expect(createPost(aPost({ authorId: 'ben' }), ada, draft, context)).toBe('idTaken');
  });
});

describe('editing', () => {
  const post = aPost({ authorId: 'ada', content: 'Before', hasPhoto: true, likeCount: 4, seq: 9 });
  const photo = { postId: post._id, url: '/before.png' };

  test.each([
    ['the text', { content: 'After' }, { content: 'After', hasPhoto: true }, photo],
    ['the photo', { photos: '/b.png' }, { hasPhoto: true }, { postId: post._id, url: '/b.png' }],
    ['the photo to null', { photos: null }, { content: 'Before', hasPhoto: false }, null],
    ['nothing', {}, { content: 'Before', hasPhoto: true }, photo],
  ])('changes %s and refreshes the post', (_what, changes, changed, photoAfter) => {
    expect(editPost({ post, photo }, ada, changes, context, answered)).toEqual({
      post: { ...post, ...changed, updatedAt: RULE_TIME, editedAt: RULE_TIME },
      photo: photoAfter,
    });
  });

  test('adds no photo to a post without one', () => {
    const plain = aPost({ authorId: 'ada' });
    expect(
      editPost({ post: plain, photo: null }, ada, { content: 'After' }, context, answered),
    ).toEqual({
      post: { ...plain, content: 'After', updatedAt: RULE_TIME, editedAt: RULE_TIME },
      photo: null,
    });
  });

  test('leaves a reply attached to the same post', () => {
    const reply = aPost({ authorId: 'ada', replyToId: 'q' });
    expect(
      editPost({ post: reply, photo: null }, ada, { content: 'After' }, context, answered),
    ).toMatchObject({ post: { content: 'After', replyToId: 'q' } });
  });

  test('leaves a post about the list that was meant, unless it names another or none', () => {
    const about = aPost({ authorId: 'ada', listId: 'rain', listSeq: 7 });
    const other = aListRecord({ _id: 'snow', seq: 9 });
    const edit = (changes: PostEdit, list: typeof other | null) =>
      editPost({ post: about, photo: null }, ada, changes, context, answered, list);
    expect(edit({ content: 'After' }, null)).toMatchObject({
      post: { listId: 'rain', listSeq: 7 },
    });
    expect(edit({ listId: 'snow' }, other)).toMatchObject({ post: { listId: 'snow', listSeq: 9 } });
    expect(edit({ listId: null }, null)).not.toHaveProperty('post.listId');
    expect(edit({ listId: null }, null)).not.toHaveProperty('post.listSeq');
  });

  test('is only for the author', () => {
    expect(editPost({ post, photo }, ben, { content: 'Mine' }, context, answered)).toBe(
      'editNotAuthor',
    );
  });

  test('cannot leave a post with neither text nor photo nor film', () => {
    for (const content of [' ', '\u200b', '\u3164\u2063'])
      expect(editPost({ post, photo }, ada, { content, photos: null }, context, answered)).toBe(
        'emptyPost',
      );
    expect(editPost({ post, photo }, ada, { content: '' }, context, answered)).toMatchObject({
      post: { content: '' },
    });
    const film = aPost({ authorId: 'ada', content: '', filmId: 'ran-1985' });
    const editFilm = (changes: Parameters<typeof editPost>[2]) =>
      editPost({ post: film, photo: null }, ada, changes, context, answered);
    expect(editFilm({ rating: 3 })).toMatchObject({ post: { content: '', rating: 3 } });
    expect(editFilm({ filmId: null })).toBe('emptyPost');
  });
});

describe('a description', () => {
  const PHOTO = 'photos/a.png';
  const described = aPost({ authorId: 'ada', hasPhoto: true, alt: 'A beam of light' });
  const photo = { postId: described._id, url: PHOTO };

  /** The description after an edit. */
  const altAfter = (changes: PostEdit): string | undefined => {
    const outcome = editPost({ post: described, photo }, ada, changes, context, answered);
    if (typeof outcome === 'string') throw new Error(outcome);
    return outcome.post.alt;
  };

  test('is stored with a photo', () => {
    const outcome = createPost(undefined, ada, { ...draft, photos: PHOTO, alt: 'A beam' }, context);
    expect(outcome).toHaveProperty('post.alt', 'A beam');
  });

  test.each([
    ['without a photo', null, 'A beam'],
    ['if it is blank', PHOTO, ' \n'],
  ])('is not stored %s', (_what, url, alt) => {
    const outcome = createPost(undefined, ada, { ...draft, photos: url, alt }, context);
    expect(outcome).not.toHaveProperty('post.alt');
  });

  test.each<[what: string, changes: PostEdit, left: string | undefined]>([
    ['kept if only the text changes', { content: 'After' }, 'A beam of light'],
    ['kept if the same photo is sent again', { photos: PHOTO }, 'A beam of light'],
    [
      'kept if the photo is sent with the address from the answer',
      { photos: answered(PHOTO) },
      'A beam of light',
    ],
    ['dropped if another photo replaces it', { photos: '/b.png' }, undefined],
    ['replaced by the description of another photo', { photos: '/b.png', alt: 'Seats' }, 'Seats'],
    ['replaced by another text', { alt: 'A projector' }, 'A projector'],
    ['dropped if it is emptied', { alt: '' }, undefined],
    ['dropped with the photo', { photos: null }, undefined],
  ])('belongs to its photo: it is %s', (_what, changes, left) => {
    expect(altAfter(changes)).toBe(left);
  });
});

describe('deleting and restoring', () => {
  const taken = {
    post: aPost({ authorId: 'ada' }),
    photo: { postId: 'post-1', url: '/a.png' },
    reactions: [aReaction()],
    bookmarks: [aBookmark()],
  };
  const deleted: DeletedRecord = { ...taken, _id: 'post-1', deletedAt: 1_000_000 };
  const after = (ms: number) => aRuleContext(new Date(deleted.deletedAt + ms).toISOString());

  test('keeps everything that is deleted with the post, and the time', () => {
    expect(deletePost(taken, ada, after(0))).toEqual({ deleted });
  });

  test('is only for the author', () => {
    expect(deletePost(taken, ben, after(0))).toBe('deleteNotAuthor');
    expect(restorePost(undefined, deleted, ben, after(1))).toBe('restoreTooLate');
  });

  test('is reversible for less than a minute', () => {
    const restore = (ms: number) => restorePost(undefined, deleted, ada, after(ms));
    expect(restore(LIMITS.restoreMs - 1)).toEqual({ post: taken.post, restored: deleted });
    expect(restore(LIMITS.restoreMs)).toBe('restoreTooLate');
  });

  test('finds nothing to restore under an id that was never deleted', () => {
    expect(restorePost(undefined, undefined, ada, context)).toBe('restoreTooLate');
  });

  test('returns a post that still exists unchanged, but only to its author', () => {
    const { post } = taken;
    expect(restorePost(post, undefined, ada, context)).toEqual({ post, restored: null });
    expect(restorePost(post, undefined, ben, context)).toBe('restoreTooLate');
  });
});

test.each([
  ['text', 'x', [], null, true],
  ['a picture', '', [{ url: '/a.png' }], null, true],
  ['a film', '', [], 'ran-1985', true],
  ['none', '', [], null, false],
  ['spaces', ' \n\u00a0', [], undefined, false],
])('text, pictures and a film count as content: %s', (_what, content, pictures, film, expected) => {
  expect(hasContent(content, pictures, film)).toBe(expected);
});
