import type { PeopleAnswer } from '../../src/domain/answers';
import type { Reading } from '../db/db';
import type { UserRecord } from '../rules/records';
import { Refusal } from '../rules/refusal';
import { matchesSearch } from '../rules/users';
import { findViewer, requireViewer } from '../session/session';
import { limitOf } from '../shapes/queries';
import type { Snapshot } from '../store';
import { summaryView } from '../views/people';
import type { Call } from './route';
import type { Server } from './server';

/** `?q=…`: nobody for a blank search. */
export function searchPeople(
  server: Server,
  { request, url }: Call,
): Promise<Snapshot<PeopleAnswer>> {
  return server.store.read(async (tx, installation) => {
    await findViewer(request, tx, installation, server.clock.now());
    const limit = limitOf(url.searchParams);
    const term = url.searchParams.get('q') ?? '';
    if (term.trim() === '') return { users: [] };
    return summaries(server, await firstUsers(tx, limit, (user) => matchesSearch(user, term)));
  });
}

/** `?suggested=true`: neither the viewer nor anybody they follow. */
export function suggestPeople(
  server: Server,
  { request, url }: Call,
): Promise<Snapshot<PeopleAnswer>> {
  return server.store.read(async (tx, installation) => {
    const viewer = await requireViewer(request, tx, installation, server.clock.now());
    if (url.searchParams.get('suggested') !== 'true') {
      throw Refusal.badRequest('suggested must be true.');
    }
    const limit = limitOf(url.searchParams);
    const follows = await tx.list('follows', 'byFollower', [viewer._id]);
    const known = new Set([viewer._id, ...follows.map((follow) => follow.followeeId)]);
    return summaries(server, await firstUsers(tx, limit, (user) => !known.has(user._id)));
  });
}

/** In the order they signed up; stops reading as soon as there are enough. */
async function firstUsers(
  tx: Reading,
  limit: number,
  isWanted: (user: UserRecord) => boolean,
): Promise<UserRecord[]> {
  const users: UserRecord[] = [];
  for await (const user of tx.scan('users', 'byAge', { prefix: [] }, 'ascending')) {
    if (isWanted(user)) users.push(user);
    if (users.length === limit) break;
  }
  return users;
}

const summaries = ({ picture }: Server, users: readonly UserRecord[]): PeopleAnswer => ({
  users: users.map((user) => summaryView(user, picture)),
});
