import { PickedFiles } from './pickedFiles';
import { Queue } from './queue';
import type { Backend } from '../domain/backend';
import type { Transport } from './transport';
import type { PageStorage } from '../lib/pageStorage';

/** Who keeps the data, for what no call of the API does. Rejects while the backend's code cannot be fetched. */
export type DataKeeper = () => Promise<Pick<Backend, 'installation' | 'reset' | 'retry'>>;

/**
 * What a store's effects work with and no state can hold. One per store, as thunks' extra
 * argument: a test's store has its own, and nothing leaks from one to the next.
 */
export class Services {
  /** Calls of the API that have to keep their order. */
  readonly calls = new Queue();
  /** What a person wants of one thing, sent one call at a time. */
  readonly toggles = new Queue();
  /** Files on their way from a dialog to a listener. */
  readonly pickedFiles = new PickedFiles();

  constructor(
    /** Answers a request: the page's backend, the network, or a test's. */
    readonly fetch: Transport,
    /** Where drafts and the session's mirror are stored. */
    readonly pageStorage: PageStorage,
    readonly data: DataKeeper,
    /** The token to send, or null when signed out. */
    readonly token: () => string | null,
  ) {}
}

/** The services behind a store's extra argument, which Redux Toolkit hands on as unknown. */
export const servicesOf = (extra: unknown): Services => {
  if (extra instanceof Services) return extra;
  throw new Error('The store was made without its services.');
};
