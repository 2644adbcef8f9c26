import type { Reading } from '../db/db';
import type { UserRecord } from '../rules/records';
import { findViewer, requireViewer } from '../session/session';
import type { Snapshot } from '../store';
import type { Call } from './route';
import type { Server } from './server';

/** A read by anybody. A token need not be sent, but one that is sent must be good. */
export function look<T>(
  { store, clock }: Server,
  { request }: Call,
  work: (tx: Reading, viewer: UserRecord | null) => Promise<T>,
): Promise<Snapshot<T>> {
  return store.read(async (tx, installation) =>
    work(tx, await findViewer(request, tx, installation, clock.now())),
  );
}

/** A read by somebody signed in. */
export function lookSignedIn<T>(
  { store, clock }: Server,
  { request }: Call,
  work: (tx: Reading, viewer: UserRecord) => Promise<T>,
): Promise<Snapshot<T>> {
  return store.read(async (tx, installation) =>
    work(tx, await requireViewer(request, tx, installation, clock.now())),
  );
}
