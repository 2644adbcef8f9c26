import type * as v from 'valibot';
import { HEADERS } from '../../src/domain/limits';
import type { Reading, Writing } from '../db/db';
import { withCode } from '../films/codeNeeded';
import type { RuleContext, UserRecord } from '../rules/records';
import { findViewer, requireViewer } from '../session/session';
import type { Outcome, Snapshot } from '../store';
import { parse } from './parse';
import type { Call } from './endpoint';
import type { Server } from './server';

/** A read that needs no token; one that is sent must be valid. */
export function read<T>(
  { store, clock }: Server,
  { request }: Call,
  work: (tx: Reading, viewer: UserRecord | null) => Promise<T>,
): Promise<Snapshot<T>> {
  return withCode(() =>
    store.read(async (tx, signing) =>
      work(tx, await findViewer(request, tx, signing, clock.now())),
    ),
  );
}

/** A read that needs a signed-in viewer. */
export function readSignedIn<T>(
  { store, clock }: Server,
  { request }: Call,
  work: (tx: Reading, viewer: UserRecord) => Promise<T>,
): Promise<Snapshot<T>> {
  return withCode(() =>
    store.read(async (tx, signing) =>
      work(tx, await requireViewer(request, tx, signing, clock.now())),
    ),
  );
}

/** A signed-in user's mutation, inside its transaction. */
export interface ActorMutation {
  tx: Writing;
  actor: UserRecord;
  context: RuleContext;
}

/** Runs the work in one transaction, which also checks the actor's token. */
export function mutate<T>(
  { store, newId }: Server,
  { request }: Call,
  work: (act: ActorMutation) => Promise<Outcome<T>>,
): Promise<Snapshot<T>> {
  return withCode(() =>
    store.mutate(async ({ tx, installation, now, nextSeq }) => {
      const actor = await requireViewer(request, tx, installation, now);
      const outcome = await work({ tx, actor, context: { now, newId, nextSeq } });
      const page = request.headers.get(HEADERS.page);
      if (page === null || !outcome.change) return outcome;
      return { ...outcome, change: { ...outcome.change, page } };
    }),
  );
}

/** The parsed body. The token is checked first, so that strangers learn nothing about the body's errors. */
export async function authorisedBody<T>(
  server: Server,
  call: Call,
  schemaFor: (origin: string) => v.GenericSchema<unknown, T>,
): Promise<T> {
  await readSignedIn(server, call, (_tx, viewer) => Promise.resolve(viewer));
  return parse(schemaFor(call.url.origin), await call.json());
}
