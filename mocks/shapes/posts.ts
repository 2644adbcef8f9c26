import { REFUSALS } from '../../src/domain/errors';
import { LIMITS, POST_ID_PATTERN } from '../../src/domain/limits';
import { saysSomething, type NewPost, type PostChanges } from '../rules/posts';
import { Refusal } from '../rules/refusal';
import { fieldsOf, limitedTextOf, type Fields } from './fields';
import { photoUrl } from './picture';

/** @throws Refusal 400, like all in this file, with the first thing that is wrong. */
export function newPostOf(body: unknown, origin: string): NewPost {
  const fields = postDataOf(body);
  const post = {
    _id: idOf(fields),
    content: contentOf(fields) ?? '',
    photo: photoOf(fields, origin) ?? null,
    ...altOf(fields),
  };
  if (!saysSomething(post.content, post.photo)) throw Refusal.badRequest(REFUSALS.emptyPost[1]);
  return post;
}

export function postChangesOf(body: unknown, origin: string): PostChanges {
  const fields = postDataOf(body);
  const content = contentOf(fields);
  const photo = photoOf(fields, origin);
  return {
    ...(content !== undefined && { content }),
    ...(photo !== undefined && { photo }),
    ...altOf(fields),
  };
}

const postDataOf = (body: unknown): Fields =>
  fieldsOf(fieldsOf(body, 'The body').get('postData'), 'postData');

function idOf(fields: Fields): string | undefined {
  const id = fields.get('_id');
  if (id === undefined) return undefined;
  if (typeof id === 'string' && POST_ID_PATTERN.test(id)) return id;
  throw Refusal.badRequest(
    `_id has 1 to ${LIMITS.postId} letters, digits, hyphens or underscores.`,
  );
}

function contentOf(fields: Fields): string | undefined {
  return fields.has('content') ? limitedTextOf(fields, 'content', LIMITS.postText) : undefined;
}

function altOf(fields: Fields): { alt?: string } {
  return fields.has('alt') ? { alt: limitedTextOf(fields, 'alt', LIMITS.alt) } : {};
}

/** An empty text means no photo, as null does. */
function photoOf(fields: Fields, origin: string): string | null | undefined {
  const photo = fields.get('photos');
  if (photo === undefined || photo === null) return photo;
  if (photo === '') return null;
  if (typeof photo === 'string') return photoUrl(photo, origin);
  throw Refusal.badRequest('photos must be one image address or null.');
}
