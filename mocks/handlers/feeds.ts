import type { FeedPageAnswer } from '../../src/domain/answers';
import {
  FeedQuerySchema,
  PageQuerySchema,
  PostSearchQuerySchema,
  ThreadQuerySchema,
  type PageQuery,
} from '../../src/domain/queries';
import { searchWords } from '../../src/domain/searchWords';
import type { Reading } from '../db/db';
import { findPost, replyCountOf } from '../db/posts';
import { postsBookmarkedBy } from '../feeds/bookmarked';
import { readPage } from '../feeds/page';
import { postsMatching } from '../feeds/searched';
import { everyPost, postsAbout, postsBy, repliesTo, type Source } from '../feeds/sources';
import { findFilm } from '../films/findFilm';
import type { UserRecord } from '../rules/records';
import { found, Refusal } from '../rules/refusal';
import type { Snapshot } from '../store';
import { pagePosts } from '../views/posts';
import { parseQuery } from './parse';
import type { Call } from './endpoint';
import type { Server } from './server';
import { read, readSignedIn } from './transactions';

/** The parameters that select a list of posts. Only one can be given. */
const LIST_NAMES = ['feed', 'film', 'replyTo', 'q'];

/** Whether the caller requests a page rather than the whole list. */
export const isPageRequest = ({ searchParams }: URL): boolean =>
  [...Object.keys(FeedQuerySchema.entries), ...LIST_NAMES, 'replies'].some((name) =>
    searchParams.has(name),
  );

/** One page of a feed as the viewer sees it. */
export async function feedPage(
  { picture }: Server,
  tx: Reading,
  viewer: UserRecord | null,
  { feed, query, source }: { feed: string; query: PageQuery; source: Source },
): Promise<FeedPageAnswer> {
  const { posts, nextCursor } = await readPage(tx, feed, query, source);
  return { posts: await pagePosts(tx, posts, { picture, viewer }), nextCursor };
}

/** `?feed=…`: explore is public, the others need a signed-in viewer. */
export function namedFeed(server: Server, call: Call): Promise<Snapshot<FeedPageAnswer>> {
  const { searchParams } = call.url;
  const feed = searchParams.get('feed');
  const isPersonal = feed === 'home' || feed === 'bookmarks';
  if (LIST_NAMES.filter((name) => searchParams.has(name)).length > 1)
    return (isPersonal ? readSignedIn : read)(server, call, () => {
      throw Refusal.badRequest(`Ask for one list of posts at a time: ${LIST_NAMES.join(', ')}.`);
    });
  const filmId = searchParams.get('film');
  if (filmId !== null) return filmFeed(server, call, filmId);
  const postId = searchParams.get('replyTo');
  if (postId !== null) return thread(server, call, postId);
  if (searchParams.has('q')) return searchedPosts(server, call);
  if (isPersonal) {
    return readSignedIn(server, call, (tx, viewer) => {
      const query = parseQuery(PageQuerySchema, call.url);
      const source = feed === 'home' ? homeOf(viewer) : postsBookmarkedBy(viewer._id);
      return feedPage(server, tx, viewer, { feed, query, source });
    });
  }
  return read(server, call, async (tx, viewer) => {
    const query = parseQuery(FeedQuerySchema, call.url);
    return feedPage(server, tx, viewer, { feed: query.feed, query, source: everyPost });
  });
}

/** `?film=…`: the posts about a film. */
function filmFeed(server: Server, call: Call, filmId: string): Promise<Snapshot<FeedPageAnswer>> {
  return read(server, call, async (tx, viewer) => {
    const query = parseQuery(PageQuerySchema, call.url);
    await findFilm(tx, server.filmIndex, filmId);
    const source = postsAbout(filmId);
    return feedPage(server, tx, viewer, { feed: `film:${filmId}`, query, source });
  });
}

/** `?replyTo=…`: the replies to a post. They remain available after the post is deleted. */
function thread(server: Server, call: Call, postId: string): Promise<Snapshot<FeedPageAnswer>> {
  return read(server, call, async (tx, viewer) => {
    const query = parseQuery(ThreadQuerySchema, call.url);
    const [count, post] = await Promise.all([replyCountOf(tx, postId), findPost(tx, postId)]);
    if (count === 0) found(post, 'postNotFound');
    const source = repliesTo(postId);
    return feedPage(server, tx, viewer, { feed: `replyTo:${postId}`, query, source });
  });
}

/** `?q=…`: posts and replies that contain every word; none for a blank search. */
function searchedPosts(server: Server, call: Call): Promise<Snapshot<FeedPageAnswer>> {
  return read(server, call, async (tx, viewer) => {
    const { q, ...query } = parseQuery(PostSearchQuerySchema, call.url);
    const words = searchWords(q);
    const source = postsMatching({ words, viewer });
    return feedPage(server, tx, viewer, { feed: `q:${words.join(' ')}`, query, source });
  });
}

/** The posts of a person and of those they follow. */
const homeOf =
  ({ _id }: UserRecord): Source =>
  async (tx, start) => {
    const follows = await tx.list('follows', 'byFollower', [_id]);
    return postsBy([_id, ...follows.map(({ followeeId }) => followeeId)])(tx, start);
  };
