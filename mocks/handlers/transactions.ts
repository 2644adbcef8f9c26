import type * as v from 'valibot';
import { HEADERS } from '../../src/domain/limits';
import type { Reading, Writing } from '../db/db';
import { withCode } from '../films/codeNeeded';
import type { RuleContext, UserRecord } from '../rules/records';
import { withoutAbsent, type Hidden } from '../session/hidden';
import { findSession, requireSession, type Session } from '../session/session';
import type { Outcome, Signing, Snapshot } from '../store';
import { parse } from './parse';
import type { Call } from './endpoint';
import type { Server } from './server';

/** What a page may name itself: it is kept with each change. */
const PAGE = /^[\w-]{1,64}$/;

/** What else a call knows of its viewer. */
export interface Seeing<Tx extends Reading> {
  hidden: Hidden;
  /** The call's transaction with those in it whom a block hides, and who have left. */
  unhidden: Tx;
}

/** What a call reads: in its transaction, those do not exist whom a block hides from the viewer, nor who have left. */
type Work<Viewer, T> = (tx: Reading, viewer: Viewer, seeing: Seeing<Reading>) => Promise<T>;

const seenBy = <Viewer extends UserRecord | null, T>(
  tx: Reading,
  { viewer, hidden }: Session<Viewer>,
  work: Work<Viewer, T>,
): Promise<T> => work(withoutAbsent(tx, hidden), viewer, { hidden, unhidden: tx });

/** A read that needs no token; one that is sent must be valid. */
export function read<T>(
  { store, clock }: Server,
  { request }: Call,
  work: Work<UserRecord | null, T>,
): Promise<Snapshot<T>> {
  return withCode(() =>
    store.read(async (tx, signing) =>
      seenBy(tx, await findSession(request, tx, signing, clock.now()), work),
    ),
  );
}

/** A read that needs a signed-in viewer. */
export function readSignedIn<T>(
  { store, clock }: Server,
  { request }: Call,
  work: Work<UserRecord, T>,
): Promise<Snapshot<T>> {
  return withCode(() =>
    store.read(async (tx, signing) =>
      seenBy(tx, await requireSession(request, tx, signing, clock.now()), work),
    ),
  );
}

/** A signed-in user's mutation, inside its transaction, in which those whom a block hides from them do not exist. */
export interface ActorMutation extends Seeing<Writing> {
  tx: Writing;
  actor: UserRecord;
  context: RuleContext;
  signing: Signing;
}

/** Runs the work in one transaction, which also checks the actor's token. */
export function mutate<T>(
  { store, newId }: Server,
  { request }: Call,
  work: (act: ActorMutation) => Promise<Outcome<T>>,
): Promise<Snapshot<T>> {
  return withCode(() =>
    store.mutate(async ({ tx, installation, now, nextSeq }) => {
      const { viewer, hidden } = await requireSession(request, tx, installation, now);
      const outcome = await work({
        tx: withoutAbsent(tx, hidden),
        unhidden: tx,
        actor: viewer,
        hidden,
        context: { now, newId, nextSeq },
        signing: installation,
      });
      const page = request.headers.get(HEADERS.page);
      if (page === null || !PAGE.test(page) || !outcome.change) return outcome;
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
