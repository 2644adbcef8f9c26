import type { Dispatch } from '@reduxjs/toolkit';
import type { Change } from '../../domain/backend';
import { changeReceived } from '../actions';
import { oldestCachedRevision, type CachedQuery } from '../cachedRevision';
import { PAGE } from '../network/page';
import type { SessionState } from '../sameSession';
import { api, TAG_TYPES } from '../service';
import type { Transport } from '../transport';
import { calmChanges } from './calmChanges';
import { followTogether, type Parts } from './followTogether';

interface State extends SessionState {
  revision: number | null;
  api: { queries: Record<string, CachedQuery | undefined> };
}

/** What is needed of the app's store. */
export interface FollowedStore {
  dispatch: Dispatch;
  getState: () => State;
  subscribe: (listener: () => void) => () => void;
}

const isAsking = ({ api: { queries } }: State): boolean =>
  Object.values(queries).some((query) => query?.status === 'pending');

/** Settles once no answer is awaited: the revision of one could be older than that of those that are there. */
const answered = (store: FollowedStore, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (isAsking(store.getState()) && !signal.aborted) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(check);
    signal.addEventListener('abort', check);
    check();
  });

/** From which revision on the page may lack something; null if it shows nothing and knows of nothing. */
const shownRevision = ({ api: { queries }, revision }: State): number | null => {
  const oldest = oldestCachedRevision(queries);
  return oldest === Infinity ? revision : oldest;
};

/**
 * Tells the store what others change on the server, as other tabs are told in the browser's home, as long as somebody
 * is signed in.
 */
export const followServer = (
  store: FollowedStore,
  fetch: Transport,
  parts: Pick<Parts, 'locks' | 'openChannel'> = {
    locks: 'locks' in navigator ? navigator.locks : undefined,
    openChannel: (name) => new BroadcastChannel(name),
  },
): void => {
  let followed: string | null = null;
  let stop: () => void = () => undefined;
  /** What a page knew when its browser put it away. */
  let kept: number | null = null;

  const tell = calmChanges((change: Change) => void store.dispatch(changeReceived(change)));

  const follow = ({ token, user }: NonNullable<State['auth']['session']>) => {
    const ending = new AbortController();
    const { signal } = ending;
    const from = kept;
    kept = null;
    const following = followTogether({
      ...parts,
      fetch,
      token,
      userId: user._id,
      signal,
      begin: async () => {
        await answered(store, signal);
        return from ?? shownRevision(store.getState());
      },
      onChange: (change) => {
        if (change.page !== PAGE && !signal.aborted) tell(change);
      },
      // More has happened than can be told: all that is shown is asked for again.
      onReset: () => void store.dispatch(api.util.invalidateTags([...TAG_TYPES])),
      // The app's own call then ends the session.
      onRefused: () => void store.dispatch(api.util.invalidateTags(['Unread'])),
    });
    stop = () => {
      ending.abort();
      kept = following.known();
    };
  };

  const followSession = () => {
    const { session } = store.getState().auth;
    const token = session?.token ?? null;
    if (token === followed) return;
    followed = token;
    stop();
    kept = null;
    if (session) follow(session);
  };
  store.subscribe(followSession);
  followSession();
  // The browser keeps a page for going back to only if it has no connection. Then it starts again.
  window.addEventListener('pagehide', () => stop());
  window.addEventListener('pageshow', ({ persisted }) => {
    const { session } = store.getState().auth;
    if (persisted && session) follow(session);
  });
};
