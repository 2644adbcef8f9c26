import type { FeedPageAnswer } from '../../src/domain/answers';
import { PostSearchQuerySchema } from '../../src/domain/searchQueries';
import { searchWords } from '../../src/domain/searchWords';
import { postsMatching } from '../feeds/searched';
import type { Snapshot } from '../store';
import { parseQuery } from './parse';
import type { Call } from './endpoint';
import { feedPage } from './feedPage';
import type { Server } from './server';
import { read } from './transactions';

/** `?q=…`: posts and replies that contain every word; none for a blank search. */
export function searchPosts(server: Server, call: Call): Promise<Snapshot<FeedPageAnswer>> {
  return read(server, call, async (tx, viewer, { hidden }) => {
    const { q, ...query } = parseQuery(PostSearchQuerySchema, call.url);
    const words = searchWords(q);
    const source = postsMatching({ words, viewer });
    return feedPage(
      server,
      tx,
      { viewer, hidden },
      { feed: `q:${words.join(' ')}`, query, source },
    );
  });
}
