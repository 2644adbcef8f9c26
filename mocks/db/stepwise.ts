import { onDemand } from '../films/codeNeeded';
import type { PostRecord } from '../rules/records';
import type { Reading } from './db';
import { firstOf } from './firstOf';
import { findPost } from './posts';

/** What the others are made of. */
export type Stepping = Pick<Reading, 'get' | 'all' | 'scan'>;

/** No feed searches. */
const searching = onDemand(() => import('./searchIn'));

/** The reads of sets of records for a database that can only find and walk them one by one. */
export const stepwise = (tx: Stepping): Pick<Reading, 'first' | 'search' | 'above'> => ({
  first: firstOf(tx.scan),
  search: (...asked) => searching().searchIn(tx)(...asked),
  async above(reply, limit) {
    const passed = new Set([reply._id]);
    const above: PostRecord[] = [];
    let { replyToId } = reply;
    while (replyToId !== undefined && !passed.has(replyToId) && above.length < limit) {
      const post: PostRecord | undefined = await findPost(tx, replyToId);
      if (!post) break;
      passed.add(post._id);
      above.push(post);
      ({ replyToId } = post);
    }
    return above;
  },
});
