import type { HttpHandler } from 'msw';
import type { FeedPageAnswer, PostAnswer, PostsAnswer } from '../../src/domain/answers';
import type { Reading } from '../db/db';
import type { UserRecord } from '../rules/records';
import { readPage, type Page } from '../feeds/page';
import { everyPost, postsBookmarkedBy, postsBy } from '../feeds/sources';
import { found } from '../rules/refusal';
import { findUser, findViewer, requireViewer } from '../session/session';
import { asksForPage, feedNameOf, pageQueryOf } from '../shapes/queries';
import type { Snapshot } from '../store';
import { allPosts, onePost, pagePosts, wholePosts } from '../views/load';
import { reply, type Call } from './route';
import type { Server } from './server';

export function postReadHandlers(server: Server): HttpHandler[] {
  const { route, store, picture } = server;

  /** A read by anybody; a token need not be sent, but one that is sent must be good. */
  function look<T>(
    { request }: Call,
    work: (tx: Reading, viewer: UserRecord | null) => Promise<T>,
  ): Promise<Snapshot<T>> {
    return store.read(async (tx, installation) =>
      work(tx, await findViewer(request, tx, installation, server.clock.now())),
    );
  }

  async function pageAnswer(
    tx: Reading,
    { posts, nextCursor }: Page,
    viewer: UserRecord | null,
  ): Promise<FeedPageAnswer> {
    return { posts: await pagePosts(tx, posts, picture, viewer), nextCursor };
  }

  function publicFeed(call: Call): Promise<Snapshot<FeedPageAnswer>> {
    return look(call, async (tx, viewer) => {
      feedNameOf(call.url.searchParams);
      const query = pageQueryOf(call.url.searchParams);
      return pageAnswer(
        tx,
        await readPage('explore', query, (start) => [everyPost(tx, start)]),
        viewer,
      );
    });
  }

  function personalFeed(
    { request, url }: Call,
    feed: 'home' | 'bookmarks',
  ): Promise<Snapshot<FeedPageAnswer>> {
    return store.read(async (tx, installation) => {
      const viewer = await requireViewer(request, tx, installation, server.clock.now());
      const page = await readPage(feed, pageQueryOf(url.searchParams), async (start) => {
        if (feed === 'bookmarks') return [postsBookmarkedBy(tx, viewer._id, start)];
        const follows = await tx.list('follows', 'byFollower', [viewer._id]);
        const authors = [viewer._id, ...follows.map((follow) => follow.followeeId)];
        return authors.map((author) => postsBy(tx, author, start));
      });
      return pageAnswer(tx, page, viewer);
    });
  }

  return [
    route('get', '*/api/posts', async (call) => {
      const { searchParams: query } = call.url;
      const feed = query.get('feed');
      if (feed === 'home' || feed === 'bookmarks') return reply(await personalFeed(call, feed));
      if (asksForPage(query)) return reply(await publicFeed(call));
      return reply<PostsAnswer>(
        await look(call, async (tx) => ({ posts: await allPosts(tx, picture) })),
      );
    }),

    route('get', '*/api/posts/:postId', async (call) =>
      reply<PostAnswer>(
        await look(call, async (tx) => {
          const post = found(await tx.get('posts', call.param('postId')), 'postNotFound');
          return { post: await onePost(tx, post, picture) };
        }),
      ),
    ),

    route('get', '*/api/posts/user/:username', async (call) => {
      const { searchParams: query } = call.url;
      return reply<PostsAnswer | FeedPageAnswer>(
        await look(call, async (tx, viewer) => {
          const pageQuery = asksForPage(query) ? pageQueryOf(query) : null;
          const author = found(await findUser(tx, call.param('username')), 'userNotFound');
          if (!pageQuery) {
            const posts = await tx.list('posts', 'byAuthorAge', [author._id]);
            return { posts: await wholePosts(tx, posts.reverse(), picture) };
          }
          const page = await readPage(author._id, pageQuery, (start) => [
            postsBy(tx, author._id, start),
          ]);
          return pageAnswer(tx, page, viewer);
        }),
      );
    }),
  ];
}
