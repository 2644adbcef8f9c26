import type { PeopleAnswer } from '../../src/domain/answers';
import type { Reading } from '../db/db';
import type { UserRecord } from '../rules/records';
import { Refusal } from '../rules/refusal';
import { matchesSearch } from '../rules/users';
import { limitOf } from '../shapes/queries';
import type { Snapshot } from '../store';
import { summaryView } from '../views/people';
import { look, lookSignedIn } from './looking';
import type { Call } from './route';
import type { Server } from './server';

/** `?q=…`: nobody for a blank search. */
export function searchPeople(server: Server, call: Call): Promise<Snapshot<PeopleAnswer>> {
  return look(server, call, async (tx) => {
    const limit = limitOf(call.url.searchParams);
    const term = call.url.searchParams.get('q') ?? '';
    if (term.trim() === '') return { users: [] };
    return summaries(server, await firstUsers(tx, limit, (user) => matchesSearch(user, term)));
  });
}

/** `?suggested=true`: neither the viewer nor anybody they follow. */
export function suggestPeople(server: Server, call: Call): Promise<Snapshot<PeopleAnswer>> {
  return lookSignedIn(server, call, async (tx, viewer) => {
    if (call.url.searchParams.get('suggested') !== 'true') {
      throw Refusal.badRequest('suggested must be true.');
    }
    const limit = limitOf(call.url.searchParams);
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
