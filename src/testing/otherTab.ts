import { act } from '@testing-library/react';
import { changeReceived } from '../api/actions';
import type { Change } from '../domain/backend';
import type { makeTestStore } from './makeTestStore';

type Parts = Pick<Awaited<ReturnType<typeof makeTestStore>>, 'server' | 'store' | 'transport'>;

/** Makes a call as another tab would, which notifies this one. */
export const actInOtherTab = (
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

/** Likes a post in another tab. */
export const likeInOtherTab = (parts: Parts, username: string, postId: string): Promise<void> =>
  actInOtherTab(parts, username, ['POST', `/api/posts/like/${postId}`], 'liked');

/** Creates a post or a reply in another tab. */
export const writeInOtherTab = (parts: Parts, username: string, post: object): Promise<void> =>
  actInOtherTab(
    parts,
    username,
    ['POST', '/api/posts', { postData: { photos: null, ...post } }],
    'created',
  );
