import * as v from 'valibot';
import type { Installation } from './failure';

/** How large the seed is: at least the five people and six posts that everybody begins with. */
export interface SeedSize {
  seedPosts: number;
  seedUsers: number;
  /** How many generated posts are about one film; none where it is left out. */
  seedFilmPosts?: number;
  /** How many generated replies the newest post has; none where it is left out. */
  seedReplies?: number;
  /** How many generated replies a post of the guest's has, each of them told; none where it is left out. */
  seedNotifications?: number;
}

/** How the page starts its backend. */
export interface BackendSettings extends SeedSize {
  /** The app's base path, with a slash at both ends; the seed's pictures live below it. */
  basePath: string;
  /** Where the script of the service worker is that answers `/api` for the page's other callers. */
  workerUrl: string;
  delayMs: number;
  /** True when the page holds a token: an empty database is then a lost one. */
  expectsData: boolean;
}

/** Where the backend stores its data, and what it met when it opened. */
export interface StorageReport {
  /** `memory` where IndexedDB is denied: nothing outlives the page. */
  storage: 'indexeddb' | 'memory';
  /**
   * `busy`: it is long in opening, and is waited for. `lost`: data was expected and none was there. `damaged`: there is a
   * database that proved to be broken, and memory stands in for it. `newer`: a later version of the app owns the database.
   */
  found: 'data' | 'nothing' | 'busy' | 'lost' | 'damaged' | 'newer';
}

/** Receives how much of a large seed is written, from 0 to 1; null when none is being written. */
export type SeedingListener = (progress: number | null) => void;

export type ResetOutcome = 'reset' | 'recovered';

export type StorageListener = (report: StorageReport) => void | Promise<void>;

/** A committed change, as other tabs receive it. */
export const ChangeSchema = v.object({
  revision: v.pipe(v.number(), v.safeInteger()),
  /** Who made it; null for a reset. */
  actorId: v.nullable(v.string()),
  kind: v.picklist([
    'created',
    'edited',
    'deleted',
    'restored',
    'liked',
    'bookmarked',
    'followed',
    'profile',
    'signedUp',
    'reset',
    'filmAdded',
    'watched',
    'watchlist',
    'rated',
    'diary',
    'imported',
    'notifications',
  ]),
  postIds: v.array(v.string()),
  userIds: v.array(v.string()),
  /** Whose data has changed; earlier releases do not say. */
  installationId: v.optional(v.string()),
  /** Films whose numbers, or what the actor says of them, are others now. An import names none: it may be any. */
  filmIds: v.exactOptional(v.array(v.string())),
});
export type Change = v.InferOutput<typeof ChangeSchema>;

/** The whole server, reached in the page itself. */
export interface Backend {
  /** Answers one API request. Rejects where its signal aborts it, or code of the backend cannot be fetched. */
  answer(request: Request): Promise<Response>;
  /** Starts the service worker through which everyone else in the page meets the same handlers. */
  startWorker(): Promise<void>;
  /**
   * Where the data lives; settles once the database is open. Rejects where there is nothing yet and the seed's code
   * cannot be fetched; the next call tries again.
   */
  storage(): Promise<StorageReport>;
  /** Whose data this is. Rejects where it cannot be read. */
  installation(): Promise<Installation>;
  /** Opens a database that is long in opening once more, beside the try that waits. */
  retry(): void;
  /**
   * Reports where the data lives once that is known, and again when it changes under the page. What was lost gives way
   * to the seed only after the listener has settled.
   */
  onStorage(listener: StorageListener): void;
  /** Reports how a large seed comes along; every call waits for it. A small seed reports nothing. */
  onSeeding(listener: SeedingListener): void;
  /** Reports changes that other tabs committed. Returns a function that stops it. */
  onChange(listener: (change: Change) => void): () => void;
  /**
   * Throws everything away, a damaged database too, and writes the seed again, in one transaction. Rejects, and throws
   * nothing away, where the seed's code cannot be fetched.
   * @param size of the seed, where it is to be another than the page's settings say
   * @returns `recovered` where a database that was held for damaged can be read after all: it is left as it is
   */
  reset(size?: SeedSize): Promise<ResetOutcome>;
}
