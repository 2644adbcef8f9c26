import type { Change } from '../src/domain/backend';
import type { Db, Reading, Writing } from './db/db';
import type { InstallationRecord } from './rules/records';
import { equalBytes } from './session/bytes';
import { keyId } from './session/token';

/** A transaction's result, and the revision of the data it read or wrote. */
export interface Snapshot<T> {
  value: T;
  revision: number;
}

/** What signs the installation's tokens. */
export type Signing = Pick<InstallationRecord, 'signingKey'>;

export interface Mutation {
  tx: Writing;
  installation: InstallationRecord;
  now: Date;
  nextSeq: () => number;
}

/** `change` is null if nothing changed. */
export interface Outcome<T> {
  value: T;
  change: Omit<Change, 'revision'> | null;
}

/** The data behind the endpoints, with a revision for every mutation. */
export interface Store {
  /** May run the work a second time, if the signing key is another than before. */
  read<T>(work: (tx: Reading, signing: Signing) => Promise<T>): Promise<Snapshot<T>>;
  /** Reads, decides and writes in one transaction; answers and notifies after it is stored. */
  mutate<T>(work: (mutation: Mutation) => Promise<Outcome<T>>): Promise<Snapshot<T>>;
}

/** A database whose write transactions may do more than a page's. */
export interface Database<Tx extends Writing> extends Pick<Db, 'read'> {
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

interface Options<Tx extends Writing> {
  /** Runs the work on a database that is open and not empty. */
  withDb<T>(work: (db: Database<Tx>) => Promise<T>): Promise<T>;
  find(tx: Reading): Promise<InstallationRecord>;
  clock: { now(): Date };
  /** Runs before each mutation, in its transaction. */
  tidy?(tx: Writing, now: Date): Promise<void>;
  /** Stores what has changed along with it, in its transaction. */
  record?(tx: Tx, change: Change): Promise<void>;
  notify(change: Change): void;
}

export function createStore<Tx extends Writing>(options: Options<Tx>): Store {
  const { withDb, find, clock, tidy, record, notify } = options;
  let known: Signing | undefined;

  return {
    read: (work) =>
      withDb((db) =>
        db.read(async (tx) => {
          const finding = find(tx);
          const before = known;
          // Every call needs the key, which never changes while the database is the same: it is not waited for.
          const early = before && work(tx, before);
          early?.catch(() => undefined);
          const installation = await finding;
          const isSame = before && equalBytes(before.signingKey, installation.signingKey);
          known = installation;
          const value = await (early && isSame ? early : work(tx, installation));
          return { value, revision: installation.revision };
        }),
      ),

    async mutate(work) {
      const { value, change, revision } = await withDb((db) =>
        db.write(async (tx) => {
          const installation = await find(tx);
          const now = clock.now();
          let { revision, sequence } = installation;
          await tidy?.(tx, now);
          const nextSeq = (): number => (sequence += 1);
          const outcome = await work({ tx, installation, now, nextSeq });
          if (outcome.change) revision += 1;
          await tx.put('installation', { ...installation, revision, sequence });
          const installationId = keyId(installation.signingKey);
          const change = outcome.change && { ...outcome.change, revision, installationId };
          if (change) await record?.(tx, change);
          return { value: outcome.value, change, revision };
        }),
      );
      if (change) notify(change);
      return { value, revision };
    },
  };
}
