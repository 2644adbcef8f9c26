import type { PeopleAnswer } from '../../src/domain/answers';
import { isBlank } from '../../src/domain/blank';
import { SearchQuerySchema } from '../../src/domain/searchQueries';
import type { Sequence, UserRecord } from '../rules/records';
import { matchesSearch, matchesWords, searchedNames } from '../rules/userSearch';
import type { Snapshot } from '../store';
import type { Call } from './endpoint';
import { parseQuery } from './parse';
import type { Server } from './server';
import { read } from './transactions';
import { summaries } from './userLists';

const LARGEST_PART = 1_000;

/** `?q=…`: first those of whom one name contains the text, then those whose names contain its words. */
export function searchUsers(server: Server, call: Call): Promise<Snapshot<PeopleAnswer>> {
  return read(server, call, async (tx) => {
    const { q, limit } = parseQuery(SearchQuerySchema, call.url);
    const words = isBlank(q) ? [] : searchedNames(q);
    if (words.length === 0) return { users: [] };
    const first: UserRecord[] = [];
    const others: UserRecord[] = [];
    let last: Sequence | null = null;
    // Parts that grow: a phrase may be that of few whose names contain its words.
    for (let part = limit; first.length < limit; part = Math.min(2 * part, LARGEST_PART)) {
      const found: UserRecord[] = await tx.search('users', words, last, part);
      for (const user of found) (matchesSearch(user, q) ? first : others).push(user);
      const end = found.at(-1);
      if (!end || found.length < part) break;
      last = end.seq;
    }
    const rest = others.filter((user) => matchesWords(user, q));
    return summaries(server, [...first, ...rest].slice(0, limit));
  });
}
