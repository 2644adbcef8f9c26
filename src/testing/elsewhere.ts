import { act } from '@testing-library/react';
import { changeReceived } from '../api/actions';
import type { Change } from '../domain/backend';
import type { makeTestStore } from './makeTestStore';

type Parts = Pick<Awaited<ReturnType<typeof makeTestStore>>, 'server' | 'store' | 'transport'>;

/** Somebody does something in another tab, which tells this one. */
export const actElsewhere = (
  { server, store, transport }: Parts,
  username: string,
  [method, path, body = {}]: [method: string, path: string, body?: object],
  kind: Change['kind'],
): Promise<void> =>
  act(async () => {
    const { token, user } = await server.signIn(username);
    const { status } = await server.call(method, path, { token, body });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}.`);
    const change = { kind, actorId: user._id, postIds: [], userIds: [], revision: 0 };
    store.dispatch(changeReceived(change));
    await transport.quiet();
  });

/** Somebody likes a post in another tab. */
export const likeElsewhere = (parts: Parts, username: string, postId: string): Promise<void> =>
  actElsewhere(parts, username, ['POST', `/api/posts/like/${postId}`], 'liked');

/** Somebody writes a post, or a reply, in another tab. */
export const writeElsewhere = (parts: Parts, username: string, post: object): Promise<void> =>
  actElsewhere(
    parts,
    username,
    ['POST', '/api/posts', { postData: { photos: null, ...post } }],
    'created',
  );
