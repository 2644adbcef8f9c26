import { act } from '@testing-library/react';
import { changeReceived } from '../api/actions';
import type { makeTestStore } from './makeTestStore';

type Parts = Pick<Awaited<ReturnType<typeof makeTestStore>>, 'server' | 'store' | 'transport'>;

type OtherCall = [method: string, path: string, body?: object];

/** Makes a call as another tab with this token would, which notifies this one. */
export const callInOtherTab = async (
  { server, store, transport }: Parts,
  token: string,
  [method, path, body = {}]: OtherCall,
): Promise<void> => {
  const { status } = await server.call(method, path, { token, body });
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}.`);
  store.dispatch(changeReceived(server.lastChange()));
  await transport.quiet();
};

/** Makes a call in another tab while this one's components are on screen. */
export const actInOtherTab = (parts: Parts, username: string, call: OtherCall): Promise<void> =>
  act(async () => {
    const { token } = await parts.server.signIn(username);
    await callInOtherTab(parts, token, call);
  });

/** Likes a post in another tab. */
export const likeInOtherTab = (parts: Parts, username: string, postId: string): Promise<void> =>
  actInOtherTab(parts, username, ['POST', `/api/posts/like/${postId}`]);

/** Creates a post or a reply in another tab. */
export const writeInOtherTab = (parts: Parts, username: string, post: object): Promise<void> =>
  actInOtherTab(parts, username, ['POST', '/api/posts', { postData: { photos: null, ...post } }]);
