import type { PeopleAnswer } from '../../src/domain/answers';
import { isBlank } from '../../src/domain/blank';
import { SearchQuerySchema, SuggestionsQuerySchema } from '../../src/domain/queries';
import type { Reading } from '../db/db';
import type { Sequence, UserRecord } from '../rules/records';
import { matchesSearch, matchesWords, searchedNames } from '../rules/users';
import type { Snapshot } from '../store';
import { summaryView } from '../views/users';
import { parseQuery } from './parse';
import type { Call } from './endpoint';
import type { Server } from './server';
import { read, readSignedIn } from './transactions';

/** `?q=…`: first those of whom one name contains the text, then those whose names contain its words. */
export function searchUsers(server: Server, call: Call): Promise<Snapshot<PeopleAnswer>> {
  return read(server, call, async (tx) => {
    const { q, limit } = parseQuery(SearchQuerySchema, call.url);
    const words = isBlank(q) ? [] : searchedNames(q);
    if (words.length === 0) return { users: [] };
    const first: UserRecord[] = [];
    const others: UserRecord[] = [];
    for (let last: Sequence | null = null; first.length < limit;) {
      const found: UserRecord[] = await tx.search('users', words, last, limit);
      for (const user of found) (matchesSearch(user, q) ? first : others).push(user);
      const end = found.at(-1);
      if (!end || found.length < limit) break;
      last = end.seq;
    }
    const rest = others.filter((user) => matchesWords(user, q));
    return summaries(server, [...first, ...rest].slice(0, limit));
  });
}

/** `?suggested=true`: neither the viewer nor anyone they follow. */
export function suggestUsers(server: Server, call: Call): Promise<Snapshot<PeopleAnswer>> {
  return readSignedIn(server, call, async (tx, viewer) => {
    const { limit } = parseQuery(SuggestionsQuerySchema, call.url);
    const follows = await tx.list('follows', 'byFollower', [viewer._id]);
    const known = new Set([viewer._id, ...follows.map((follow) => follow.followeeId)]);
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

const summaries = ({ picture }: Server, users: readonly UserRecord[]): PeopleAnswer => ({
  users: users.map((user) => summaryView(user, picture)),
});
