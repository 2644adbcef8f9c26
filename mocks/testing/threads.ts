import type { Backend } from '../../src/domain/backend';
import type { Post } from '../../src/domain/entities';
import { aPerson, aPost, get, idsOf, MINIMAL, post, type Person } from './builders';
import { bodyOf } from './client';
import { BODIES } from './shapes';
import { createTestBackend } from './testBackend';

/** An author with a post, and another user who replies. */
export async function stage() {
  const { backend, clock } = await createTestBackend();
  const [author, fan] = [await aPerson(backend), await aPerson(backend)];
  const root = await aPost(backend, author, { _id: 'root' });
  const answer = (replyTo: string, fields: object = {}) =>
    aPost(backend, fan, { ...fields, replyTo });
  return { backend, clock, author, fan, root, answer };
}

export const postWith = async (backend: Backend, id: string, person?: Person): Promise<Post> =>
  bodyOf(await get(backend, `/api/posts/${id}`, person?.token), 200, BODIES.post).post;

export const pageOf = async (backend: Backend, path: string, person?: Person) =>
  bodyOf(await get(backend, path, person?.token), 200, BODIES.page);

export const idsOn = async (backend: Backend, path: string, person?: Person): Promise<string[]> =>
  idsOf((await pageOf(backend, path, person)).posts);

/** Reads all pages of the list, two posts at a time. */
export async function idsOnAllPages(backend: Backend, path: string): Promise<string[]> {
  const ids: string[] = [];
  let more = '';
  do {
    const { posts, nextCursor } = await pageOf(backend, `${path}&limit=2${more}`);
    ids.push(...idsOf(posts));
    more = nextCursor === null ? '' : `&cursor=${encodeURIComponent(nextCursor)}`;
  } while (more !== '');
  return ids;
}

export const restore = (backend: Backend, id: string, { token }: Person) =>
  post(backend, `/api/posts/restore/${id}`, token, {}, MINIMAL);
