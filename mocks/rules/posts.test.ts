import { LIMITS } from '../../src/domain/limits';
import type { PostChanges } from '../../src/domain/requests';
import { aBookmark, aPost, aReaction, aUser, aRuleContext, RULE_TIME } from '../testing/records';
import { createPost, deletePost, editPost, restorePost, hasContent } from './posts';
import type { DeletedRecord } from './records';

const ada = aUser({ username: 'ada' });
const ben = aUser({ username: 'ben' });
const context = aRuleContext();
/** Like the API's answer for the seed's pictures. */
const answered = (stored: string) => stored.replace(/^photos/, '/films/photos');
const draft = { _id: 'p', content: 'Stalker.', photos: null };

describe('creating', () => {
  test('makes a post nobody has liked yet, by the actor, now', () => {
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

  test('keeps the photo apart from the post', () => {
    expect(createPost(undefined, ada, { ...draft, photos: '/a.png' }, context)).toMatchObject({
      post: { hasPhoto: true },
      photo: { postId: 'p', url: '/a.png' },
    });
  });

  test('keeps what it answers', () => {
    expect(createPost(undefined, ada, { ...draft, replyTo: 'q' }, context)).toMatchObject({
      post: { replyToId: 'q' },
    });
  });

  test('makes an id where the sender gave none', () => {
    const { _id: _, ...unnamed } = draft;
    const outcome = createPost(undefined, ada, unnamed, context);
    expect(outcome).toMatchObject({ post: { _id: 'new-id' } });
  });

  test('again under one’s own id changes nothing', () => {
    const post = aPost({ authorId: 'ada' });
    expect(createPost(post, ada, draft, context)).toEqual({ isNew: false, post });
  });

  test('with neither text nor photo is refused', () => {
    expect(createPost(undefined, ada, { ...draft, content: ' ' }, context)).toBe('emptyPost');
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
    ['the photo away', { photos: null }, { content: 'Before', hasPhoto: false }, null],
    ['nothing', {}, { content: 'Before', hasPhoto: true }, photo],
  ])('changes %s and refreshes the post', (_what, changes, changed, photoAfter) => {
    expect(editPost({ post, photo }, ada, changes, context, answered)).toEqual({
      post: { ...post, ...changed, updatedAt: RULE_TIME, editedAt: RULE_TIME },
      photo: photoAfter,
    });
  });

  test('leaves a post without a photo without one', () => {
    const plain = aPost({ authorId: 'ada' });
    expect(
      editPost({ post: plain, photo: null }, ada, { content: 'After' }, context, answered),
    ).toEqual({
      post: { ...plain, content: 'After', updatedAt: RULE_TIME, editedAt: RULE_TIME },
      photo: null,
    });
  });

  test('leaves a reply one to the same post', () => {
    const reply = aPost({ authorId: 'ada', replyToId: 'q' });
    expect(
      editPost({ post: reply, photo: null }, ada, { content: 'After' }, context, answered),
    ).toMatchObject({ post: { content: 'After', replyToId: 'q' } });
  });

  test('is its author’s alone', () => {
    expect(editPost({ post, photo }, ben, { content: 'Mine' }, context, answered)).toBe(
      'editNotAuthor',
    );
  });

  test('leaves a post with text or a photo', () => {
    expect(editPost({ post, photo }, ada, { content: ' ', photos: null }, context, answered)).toBe(
      'emptyPost',
    );
    expect(editPost({ post, photo }, ada, { content: '' }, context, answered)).toMatchObject({
      post: { content: '' },
    });
  });
});

describe('a description', () => {
  const PHOTO = 'photos/a.png';
  const described = aPost({ authorId: 'ada', hasPhoto: true, alt: 'A beam of light' });
  const photo = { postId: described._id, url: PHOTO };

  /** The description after an edit. */
  const altAfter = (changes: PostChanges): string | undefined => {
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
    ['where it is blank', PHOTO, ' \n'],
  ])('is not stored %s', (_what, url, alt) => {
    const outcome = createPost(undefined, ada, { ...draft, photos: url, alt }, context);
    expect(outcome).not.toHaveProperty('post.alt');
  });

  test.each<[what: string, changes: PostChanges, left: string | undefined]>([
    ['the text alone is changed', { content: 'After' }, 'A beam of light'],
    ['the same photo is sent again', { photos: PHOTO }, 'A beam of light'],
    ['it is sent again as it was answered', { photos: answered(PHOTO) }, 'A beam of light'],
    ['another photo comes', { photos: '/b.png' }, undefined],
    ['another photo comes with its own', { photos: '/b.png', alt: 'Seats' }, 'Seats'],
    ['it is written again', { alt: 'A projector' }, 'A projector'],
    ['it is emptied', { alt: '' }, undefined],
    ['the photo goes', { photos: null }, undefined],
  ])('belongs to its photo: %s', (_what, changes, left) => {
    expect(altAfter(changes)).toBe(left);
  });
});

describe('deleting and giving back', () => {
  const taken = {
    post: aPost({ authorId: 'ada' }),
    photo: { postId: 'post-1', url: '/a.png' },
    reactions: [aReaction()],
    bookmarks: [aBookmark()],
  };
  const deleted: DeletedRecord = { ...taken, _id: 'post-1', deletedAt: 1_000_000 };
  const after = (ms: number) => aRuleContext(new Date(deleted.deletedAt + ms).toISOString());

  test('keeps all that the post takes with it, and when', () => {
    expect(deletePost(taken, ada, after(0))).toEqual({ deleted });
  });

  test('is its author’s alone', () => {
    expect(deletePost(taken, ben, after(0))).toBe('deleteNotAuthor');
    expect(restorePost(undefined, deleted, ben, after(1))).toBe('restoreTooLate');
  });

  test('gives back for less than a minute', () => {
    const restore = (ms: number) => restorePost(undefined, deleted, ada, after(ms));
    expect(restore(LIMITS.restoreMs - 1)).toEqual({ post: taken.post, restored: deleted });
    expect(restore(LIMITS.restoreMs)).toBe('restoreTooLate');
  });

  test('has nothing to give back for an id never deleted', () => {
    expect(restorePost(undefined, undefined, ada, context)).toBe('restoreTooLate');
  });

  test('answers a post that is there as it is, to its author alone', () => {
    const { post } = taken;
    expect(restorePost(post, undefined, ada, context)).toEqual({ post, restored: null });
    expect(restorePost(post, undefined, ben, context)).toBe('restoreTooLate');
  });
});

test.each([
  ['text', 'x', [], true],
  ['a picture', '', [{ url: '/a.png' }], true],
  ['neither', '', [], false],
  ['spaces', ' \n\u00a0', [], false],
])('%s: whether a post says something', (_what, content, pictures, expected) => {
  expect(hasContent(content, pictures)).toBe(expected);
});
