import type {
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import { PickedFiles } from './pickedFiles';
import { Queue } from './queue';
import type { Backend } from '../domain/backend';
import type { Transport } from './transport';
import type { OpenPages } from '../lib/openPages';
import type { PageStorage } from '../lib/pageStorage';

/** Access to the backend for what no API call does. Rejects if the backend's code cannot be fetched. */
export type DataAccess = () => Promise<
  Pick<Backend, 'installation' | 'reset' | 'retry' | 'storage'>
>;

/** Who makes a call. */
export interface Caller {
  token: string;
  user: { _id: string; username: string };
}

/** Sends a call with the caller's token. */
export type Send = (
  caller: Caller | null,
) => Promise<QueryReturnValue<unknown, FetchBaseQueryError, FetchBaseQueryMeta>>;

/**
 * Dependencies of a store's effects that cannot be in state. Each store has its own, as the thunks'
 * extra argument, so that nothing leaks between tests.
 */
export class Services {
  /** API calls that must keep their order. */
  readonly calls = new Queue();
  /** What the user did, sent one call at a time per change. */
  readonly changes = new Queue();
  /** Files passed from a dialog to a listener. */
  readonly pickedFiles = new PickedFiles();

  constructor(
    /** Sends a request to the page's backend, the network, or a test's server. */
    readonly fetch: Transport,
    /** Where drafts and the session's mirror are stored. */
    readonly pageStorage: PageStorage,
    readonly openPages: OpenPages,
    readonly data: DataAccess,
    /** Who calls: their token is sent. Null when signed out. */
    readonly session: () => Caller | null,
    /** What has taken the place of a caller's refused token; null if nothing has. */
    readonly renewed: (refused: Caller) => Promise<Caller | null>,
    /** Sends a call whose answer has a new token, and goes on with that. */
    readonly renewing: (send: Send) => ReturnType<Send>,
  ) {}
}

/** Narrows a store's extra argument, which Redux Toolkit types as unknown, to its services. */
export const servicesOf = (extra: unknown): Services => {
  if (extra instanceof Services) return extra;
  throw new Error('The store was made without its services.');
};
