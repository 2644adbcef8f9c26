import type { PeopleAnswer } from '../../src/domain/answers';
import { SuggestionsQuerySchema } from '../../src/domain/queries';
import type { Reading } from '../db/db';
import type { UserRecord } from '../rules/records';
import type { Snapshot } from '../store';
import { summaryView } from '../views/users';
import { parseQuery } from './parse';
import type { Call } from './endpoint';
import type { Server } from './server';
import { readSignedIn } from './transactions';

/** `?suggested=true`: neither the viewer nor anyone they follow or mute. */
export function suggestUsers(server: Server, call: Call): Promise<Snapshot<PeopleAnswer>> {
  return readSignedIn(server, call, async (tx, viewer, { hidden }) => {
    const { limit } = parseQuery(SuggestionsQuerySchema, call.url);
    const follows = await tx.list('follows', 'byFollower', [viewer._id]);
    const followed = follows.map((follow) => follow.followeeId);
    const known = new Set([viewer._id, ...followed, ...hidden.mutedIds]);
    return summaries(server, await firstUsers(tx, limit, (user) => !known.has(user._id)));
  });
}

/** In the order they signed up; stops reading once there are enough. */
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

/** The people as in any list of people. */
export const summaries = ({ picture }: Server, users: readonly UserRecord[]): PeopleAnswer => ({
  users: users.map((user) => summaryView(user, picture)),
});
