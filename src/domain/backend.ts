import * as v from 'valibot';
import type { Installation } from './failure';

/** The size of the seed: at least the five hand-written users and six posts. */
export interface SeedSize {
  seedPosts: number;
  seedUsers: number;
  /** The number of generated posts about one film; none if omitted. */
  seedFilmPosts?: number;
  /** The number of generated replies to the newest post; none if omitted. */
  seedReplies?: number;
  /** The number of generated replies to a post of the guest's, each with a notification; none if omitted. */
  seedNotifications?: number;
}

/** How the page starts its backend. */
export interface BackendSettings extends SeedSize {
  /** The app's base path, with a slash at both ends; the seed's pictures are below it. */
  basePath: string;
  /** The script of the service worker that answers `/api` for the page's other callers. */
  workerUrl: string;
  delayMs: number;
  /** True if the page has a token: then an empty database is a lost one. */
  expectsData: boolean;
}

/** Where the backend stores its data, and what it found when it opened. */
export interface StorageReport {
  /** `memory` if IndexedDB is denied: nothing outlives the page. `server` if it came from one. */
  storage: 'indexeddb' | 'memory' | 'server';
  /**
   * `busy`: still opening. `lost`: data was expected but missing. `damaged`: the database is broken, and one in memory
   * is used instead. `newer`: a later version of the app owns the database. `away`: the server cannot be reached.
   */
  found: 'data' | 'nothing' | 'busy' | 'lost' | 'damaged' | 'newer' | 'away';
}

/** Receives the written share of a large seed, from 0 to 1; null when none is being written. */
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
    'account',
    'signedUp',
    'reset',
    'filmAdded',
    'filmMerged',
    'watched',
    'watchlist',
    'loved',
    'rated',
    'diary',
    'imported',
    'notifications',
    'list',
    'listLiked',
    'hidden',
    'invitations',
    'moderated',
  ]),
  postIds: v.array(v.string()),
  /** For a reply: the post that it answers. */
  replyToId: v.exactOptional(v.string()),
  userIds: v.array(v.string()),
  /** The installation whose data changed; omitted by earlier releases. */
  installationId: v.optional(v.string()),
  /** Films whose numbers, or whose state for the actor, changed. An import lists none, since any may have. */
  filmIds: v.exactOptional(v.array(v.string())),
  /** Lists that changed. */
  listIds: v.exactOptional(v.array(v.string())),
  /** Nobody else can see what changed. */
  isPrivate: v.exactOptional(v.literal(true)),
  /** Reports, the moderators' log or the films that members added changed: only moderators are told so. */
  isModeration: v.exactOptional(v.literal(true)),
  /** Whose notifications changed, or the posts in them. */
  notifiedIds: v.exactOptional(v.array(v.string())),
  /** The page that made it, if it says so, and needs not be told. */
  page: v.exactOptional(v.string()),
});
export type Change = v.InferOutput<typeof ChangeSchema>;

/** The whole server, called within the page. */
export interface Backend {
  /** Answers one API request. Rejects if its signal aborts it, or if code of the backend cannot be fetched. */
  answer(request: Request): Promise<Response>;
  /** Starts the service worker, through which all other callers in the page reach the same handlers. */
  startWorker(): Promise<void>;
  /**
   * Where the data is stored; settles once the database is open. Rejects if it is empty and the seed's code cannot be
   * fetched; the next call retries.
   */
  storage(): Promise<StorageReport>;
  /** The installation whose data this is. Rejects if it cannot be read. */
  installation(): Promise<Installation>;
  /** Erases those who deleted their account and can no longer come back. */
  eraseLeavers(): Promise<void>;
  /** Tries again to open a slow database, in parallel with the pending attempt. */
  retry(): void;
  /**
   * Reports where the data is stored once that is known, and again when it changes under the page. Lost data is
   * replaced by the seed only after the listener has settled.
   */
  onStorage(listener: StorageListener): void;
  /** Reports the progress of a large seed, which every call waits for. A small seed reports nothing. */
  onSeeding(listener: SeedingListener): void;
  /** Reports changes that other tabs committed. Returns a function that unsubscribes. */
  onChange(listener: (change: Change) => void): () => void;
  /**
   * Deletes all data, a damaged database too, and writes the seed again, in one transaction. Rejects, and deletes
   * nothing, if the seed's code cannot be fetched.
   * @param size of the seed, if it differs from the page's settings
   * @returns `recovered` if a database that seemed damaged can be read after all: it is left as it is
   */
  reset(size?: SeedSize): Promise<ResetOutcome>;
}
