/** What a step can use: the plain IndexedDB objects of the single upgrade transaction. */
export interface Upgrade {
  database: IDBDatabase;
  transaction: IDBTransaction;
}

/** Migrates a database from one version to the next. A released step is never changed; new steps are appended. */
export type Migration = (upgrade: Upgrade) => void;

/** Migrates a database from an older version to the last one. */
export type Migrate = (upgrade: Upgrade, oldVersion: number) => void;

/** Runs the steps after `oldVersion`. */
export function runSteps(
  upgrade: Upgrade,
  oldVersion: number,
  migrations: readonly Migration[],
): void {
  for (const step of migrations.slice(oldVersion)) step(upgrade);
}
