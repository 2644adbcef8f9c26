import { Lanes } from './lanes';
import { LocalChanges } from './localChanges';
import { Switches } from './switches';
import type { SeedSize } from '../domain/backend';
import type { Post, User, UserSummary } from '../domain/entities';
import type { Transport } from './transport';
import type { PageStorage } from '../lib/pageStorage';

/** The one key of the viewer's list of bookmarks. */
export const ALL_BOOKMARKS = 'bookmarks';

/** The one key of the people suggested to the viewer. */
export const ALL_SUGGESTIONS = 'suggestions';

/** The viewer's unsettled changes: to posts, people and faces by their id, and to whole lists. */
class Changes {
  readonly posts = new LocalChanges<Post>();
  readonly users = new LocalChanges<User>();
  /** How people appear on posts and in lists. */
  readonly faces = new LocalChanges<UserSummary>();
  readonly bookmarks = new LocalChanges<string[]>();
  readonly suggestions = new LocalChanges<UserSummary[]>();

  clear(): void {
    this.posts.clear();
    this.users.clear();
    this.faces.clear();
    this.bookmarks.clear();
    this.suggestions.clear();
  }
}

/**
 * What a store's effects work with and no state can hold. One per store, as thunks' extra
 * argument: a test's store has its own, and nothing leaks from one to the next.
 */
export class Services {
  readonly lanes = new Lanes();
  readonly switches = new Switches();
  readonly changes = new Changes();

  constructor(
    /** Answers a request: the page's backend, the network, or a test's. */
    readonly fetch: Transport,
    /** Where drafts and the session's mirror are kept. */
    readonly pageStorage: PageStorage,
    /** Returns the backend to its sample data, of the usual size or another. */
    readonly resetData: (size?: SeedSize) => Promise<void>,
    /** The token to send, or null when signed out. */
    readonly token: () => string | null,
  ) {}
}

/** The services behind a store's extra argument, which Redux Toolkit hands on as unknown. */
export const servicesOf = (extra: unknown): Services => {
  if (extra instanceof Services) return extra;
  throw new Error('The store was made without its services.');
};
