import type { FeedPageAnswer } from '../../src/domain/answers';
import { FeedQuerySchema, PageQuerySchema, ThreadQuerySchema } from '../../src/domain/queries';
import { lazyCode } from '../chunkLoadError';
import { findPost, replyCountOf } from '../db/posts';
import { postsBookmarkedBy } from '../feeds/bookmarked';
import { everyPost, postsAbout, postsBy, repliesTo, type Source } from '../feeds/sources';
import { findFilm } from '../films/findFilm';
import { findTakenDownPost } from '../moderation/findTakenDown';
import type { UserRecord } from '../rules/records';
import { found, Refusal } from '../rules/refusal';
import type { Snapshot } from '../store';
import { parseQuery } from './parse';
import type { Call } from './endpoint';
import { feedPage, type Feed } from './feedPage';
import type { Server } from './server';
import { read, readSignedIn } from './transactions';

/** The parameters that select a list of posts. Only one can be given. */
const LIST_NAMES = ['feed', 'film', 'replyTo', 'q'];

/** Whether the caller requests a page rather than the whole list. */
export const isPageRequest = ({ searchParams }: URL): boolean =>
  [...Object.keys(FeedQuerySchema.entries), ...LIST_NAMES, 'replies'].some((name) =>
    searchParams.has(name),
  );

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
  if (searchParams.has('q')) return search(server, call);
  if (isPersonal) {
    return readSignedIn(server, call, (tx, viewer, { hidden }) => {
      const query = parseQuery(PageQuerySchema, call.url);
      const session = { viewer, hidden };
      return feed === 'home'
        ? feedPage(server, tx, session, { feed, query, source: homeOf(viewer), muted: 'leftOut' })
        : feedPage(server, tx, session, { feed, query, source: postsBookmarkedBy(viewer._id) });
    });
  }
  return read(server, call, async (tx, viewer, { hidden }) => {
    const query = parseQuery(FeedQuerySchema, call.url);
    const list: Feed = { feed: query.feed, query, source: everyPost, muted: 'leftOut' };
    return feedPage(server, tx, { viewer, hidden }, list);
  });
}

/** `?film=…`: the posts about a film. */
function filmFeed(server: Server, call: Call, filmId: string): Promise<Snapshot<FeedPageAnswer>> {
  return read(server, call, async (tx, viewer, { hidden }) => {
    const query = parseQuery(PageQuerySchema, call.url);
    const { _id } = await findFilm(tx, server.filmIndex, filmId);
    const source = postsAbout(_id);
    const list: Feed = { feed: `film:${_id}`, query, source, muted: 'leftOut' };
    return feedPage(server, tx, { viewer, hidden }, list);
  });
}

/** `?replyTo=…`: the replies to a post. They remain available after the post is deleted. */
function thread(server: Server, call: Call, postId: string): Promise<Snapshot<FeedPageAnswer>> {
  return read(server, call, async (tx, viewer, { hidden }) => {
    const query = parseQuery(ThreadQuerySchema, call.url);
    const [count, post] = await Promise.all([replyCountOf(tx, postId), findPost(tx, postId)]);
    if (count === 0) found(post ?? (await findTakenDownPost(tx, postId, viewer)), 'postNotFound');
    const source = repliesTo(postId);
    const list: Feed = { feed: `replyTo:${postId}`, query, source, muted: 'folded' };
    return feedPage(server, tx, { viewer, hidden }, list);
  });
}

/** `?q=…`: no feed searches. */
async function search(server: Server, call: Call): Promise<Snapshot<FeedPageAnswer>> {
  const { searchPosts } = await lazyCode(import('./postSearch'));
  return searchPosts(server, call);
}

/** The posts of a person and of those they follow. */
const homeOf =
  ({ _id }: UserRecord): Source =>
  async (tx, start) => {
    const follows = await tx.list('follows', 'byFollower', [_id]);
    return postsBy([_id, ...follows.map(({ followeeId }) => followeeId)])(tx, start);
  };
