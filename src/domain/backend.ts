/** How the page starts its backend. */
export interface BackendSettings {
  /** The app's base path, with a slash at both ends; sample pictures live below it. */
  basePath: string;
  delayMs: number;
  seedPosts: number;
  seedUsers: number;
  /** True when the page holds a token: an empty database is then a lost one. */
  expectsData: boolean;
}

/** Where the backend keeps its data, and what it met when it opened. */
export interface StorageReport {
  /** `memory` where IndexedDB is denied: nothing outlives the page. */
  kept: 'indexeddb' | 'memory';
  /** `lost`: data was expected and none was there. `newer`: a later version of the app owns the database. */
  found: 'data' | 'nothing' | 'lost' | 'newer';
}

/** A committed change, as other tabs hear of it. */
export interface Change {
  revision: number;
  /** Who made it; null for a reset. */
  actorId: string | null;
  kind:
    | 'created'
    | 'edited'
    | 'deleted'
    | 'liked'
    | 'bookmarked'
    | 'followed'
    | 'profile'
    | 'signedUp'
    | 'reset';
  postIds: string[];
  userIds: string[];
}

/** The whole server, reached in the page itself. */
export interface Backend {
  /** Answers one API request. Rejects only when the request's own signal aborts it. */
  answer(request: Request): Promise<Response>;
  /** Starts the service worker through which everyone else in the page meets the same handlers. */
  startWorker(): Promise<void>;
  /** Where the data lives; settles once the database is open. */
  storage(): Promise<StorageReport>;
  /** Hears of changes that other tabs committed. Answers the way to stop. */
  onChange(listener: (change: Change) => void): () => void;
  /** Throws everything away and lays the seed again, in one transaction. */
  reset(): Promise<void>;
}
