import type { Writing } from '../db/db';
import type { UserRecord } from '../rules/records';
import type { RuleContext } from '../rules/context';
import { requireViewer } from '../session/session';
import type { Outcome, Snapshot } from '../store';
import { lookSignedIn } from './looking';
import type { Call } from './route';
import type { Server } from './server';

/** A mutation by somebody signed in, seen from inside its transaction. */
export interface Act {
  tx: Writing;
  actor: UserRecord;
  context: RuleContext;
}

/** Runs the act in one transaction, in which the actor's token is judged. */
export function perform<T>(
  { store, newId }: Server,
  { request }: Call,
  act: (act: Act) => Promise<Outcome<T>>,
): Promise<Snapshot<T>> {
  return store.mutate(async ({ tx, installation, now, nextSeq }) => {
    const actor = await requireViewer(request, tx, installation, now);
    return act({ tx, actor, context: { now, newId, nextSeq } });
  });
}

/** The body as the parser reads it; but first the token is judged: strangers are not told what is wrong with a body. */
export async function authorisedInput<T>(
  server: Server,
  call: Call,
  parse: (body: unknown, origin: string) => T,
): Promise<T> {
  await lookSignedIn(server, call, (_tx, viewer) => Promise.resolve(viewer));
  return parse(await call.json(), call.url.origin);
}
