import type { FeedPageAnswer } from '../../src/domain/answers';
import type { FeedName } from '../../src/domain/feeds';
import {
  FeedQuerySchema,
  PageQuerySchema,
  PostSearchQuerySchema,
  ThreadQuerySchema,
  type PageQuery,
} from '../../src/domain/queries';
import { searchWords } from '../../src/domain/searchWords';
import type { Reading } from '../db/db';
import { readPage } from '../feeds/page';
import { findPost, replyCountOf } from '../db/posts';
import { postsMatching } from '../feeds/searched';
import {
  everyPost,
  postsAbout,
  postsBookmarkedBy,
  postsBy,
  repliesTo,
  type Source,
  type Start,
} from '../feeds/sources';
import { findFilm } from '../films/standings';
import type { UserRecord } from '../rules/records';
import { found, Refusal } from '../rules/refusal';
import type { Snapshot } from '../store';
import { pagePosts } from '../views/posts';
import { parseQuery } from './parse';
import type { Call } from './route';
import type { Server } from './server';
import { read, readSignedIn } from './transactions';

type Open = (start: Start) => Source[] | Promise<Source[]>;

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
  { feed, query, open }: { feed: string; query: PageQuery; open: Open },
): Promise<FeedPageAnswer> {
  const { posts, nextCursor } = await readPage(feed, query, open);
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
    return readSignedIn(server, call, (tx, viewer) =>
      feedPage(server, tx, viewer, {
        feed,
        query: parseQuery(PageQuerySchema, call.url),
        open: (start) => personalSources(tx, viewer, feed, start),
      }),
    );
  }
  return read(server, call, async (tx, viewer) => {
    const query = parseQuery(FeedQuerySchema, call.url);
    const open = (start: Start): Source[] => [everyPost(tx, start)];
    return feedPage(server, tx, viewer, { feed: query.feed, query, open });
  });
}

/** `?film=…`: the posts about a film. */
function filmFeed(server: Server, call: Call, filmId: string): Promise<Snapshot<FeedPageAnswer>> {
  return read(server, call, async (tx, viewer) => {
    const query = parseQuery(PageQuerySchema, call.url);
    await findFilm(tx, server.filmIndex, filmId);
    const open = (start: Start): Source[] => [postsAbout(tx, filmId, start)];
    return feedPage(server, tx, viewer, { feed: `film:${filmId}`, query, open });
  });
}

/** `?replyTo=…`: the replies to a post. They remain available after the post is deleted. */
function thread(server: Server, call: Call, postId: string): Promise<Snapshot<FeedPageAnswer>> {
  return read(server, call, async (tx, viewer) => {
    const query = parseQuery(ThreadQuerySchema, call.url);
    if ((await replyCountOf(tx, postId)) === 0) found(await findPost(tx, postId), 'postNotFound');
    const open = (start: Start): Source[] => [repliesTo(tx, postId, start)];
    return feedPage(server, tx, viewer, { feed: `replyTo:${postId}`, query, open });
  });
}

/** `?q=…`: posts and replies that contain every word; none for a blank search. */
function searchedPosts(server: Server, call: Call): Promise<Snapshot<FeedPageAnswer>> {
  return read(server, call, async (tx, viewer) => {
    const { q, ...query } = parseQuery(PostSearchQuerySchema, call.url);
    const words = searchWords(q);
    const open = (start: Start): Promise<Source[]> => postsMatching(tx, { words, viewer }, start);
    return feedPage(server, tx, viewer, { feed: `q:${words.join(' ')}`, query, open });
  });
}

async function personalSources(
  tx: Reading,
  viewer: UserRecord,
  feed: Exclude<FeedName, 'explore'>,
  start: Start,
): Promise<Source[]> {
  if (feed === 'bookmarks') return [postsBookmarkedBy(tx, viewer._id, start)];
  const follows = await tx.list('follows', 'byFollower', [viewer._id]);
  const authors = [viewer._id, ...follows.map((follow) => follow.followeeId)];
  return authors.map((author) => postsBy(tx, author, start));
}
