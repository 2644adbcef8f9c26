import { createMemoryDb } from '../../mocks/db/memory';
import { createRespond } from '../../mocks/handlers/respond';
import { signToken } from '../../mocks/session/token';
import { aUser } from '../../mocks/testing/records';
import type { Change } from '../../src/domain/backend';
import type { StaffRole } from '../../src/domain/roles';
import { createEvents } from '../events';
import { createHub } from '../hub';
import { createServerStore } from '../store';
import { aCaller } from './aCaller';
import { changeAt, createMemoryLog } from './changeLog';

const NOW = new Date('2026-05-02T12:00:00Z');
const KEY = new Uint8Array(32);
const ada = aUser({ _id: 'ada', username: 'ada', usernameKey: 'ada' });
const clock = { now: () => NOW };
export const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };

/** A server at revision `commits`, whose log has all of them, and on which Ada has a role, or none. */
export async function started(commits = 0, role?: StaffRole) {
  const changes = createMemoryLog();
  const hub = createHub(changes, log);
  const db = createMemoryDb();
  const store = createServerStore({
    db,
    clock,
    newSigningKey: () => KEY,
    writeSeed: async (tx) => {
      await tx.put('users', { ...ada, ...(role && { role }) });
      return 1;
    },
    record: (_tx, change) => Promise.resolve(void changes.all.push(change)),
    notify: hub.wake,
  });
  await store.fillIfEmpty();
  const commit = (rest: Partial<Change> = {}) =>
    store.mutate(() => Promise.resolve({ value: null, change: changeAt(0, rest) }));
  for (let n = 0; n < commits; n += 1) await commit();
  const respond = createRespond(store.currentRevision);
  const events = createEvents({ hub, changes, store, clock, respond, log });
  const open = (query = '', headers: Record<string, string> = {}) =>
    events.open(
      new Request(`http://films.test/api/events${query}`, {
        headers: { Authorization: signToken(ada, KEY, NOW), ...headers },
      }),
      aCaller(),
    );
  /** As another process on the same database does. */
  const endSessions = () => db.write((tx) => tx.put('users', { ...ada, sessionsEnded: 1 }));
  const giveRole = (given: StaffRole) =>
    store.mutate(async ({ tx }) => {
      await tx.put('users', { ...ada, role: given });
      return { value: null, change: changeAt(0, { kind: 'account', actorId: 'ada' }) };
    });
  return { changes, commit, endSessions, events, giveRole, open };
}

/** Reads the next texts of a stream. */
export function reading({ body }: Response) {
  if (!body) throw new Error('The answer has no body.');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  return async (count: number): Promise<string> => {
    let text = '';
    for (let n = 0; n < count; n += 1) text += (await reader.read()).value ?? '(end)';
    return text;
  };
}
