import type { HttpHandler } from 'msw';
import type { FeedPageAnswer, PostAnswer, PostsAnswer } from '../../src/domain/answers';
import { PageQuerySchema } from '../../src/domain/queries';
import { postsBy, type Source, type Start } from '../feeds/sources';
import { found } from '../rules/refusal';
import { findUser } from '../session/session';
import { allPosts, onePost, wholePosts } from '../views/posts';
import { asksForPage, feedPage, namedFeed } from './feeds';
import { parseQuery } from './parse';
import { reply } from './route';
import type { Server } from './server';
import { read } from './transactions';

export function postReadHandlers(server: Server): HttpHandler[] {
  const { route, picture } = server;
  return [
    route('get', '*/api/posts', async (call) => {
      if (asksForPage(call.url)) return reply(await namedFeed(server, call));
      return reply<PostsAnswer>(
        await read(server, call, async (tx, viewer) => ({
          posts: await allPosts(tx, { picture, viewer }),
        })),
      );
    }),

    route('get', '*/api/posts/:postId', async (call) =>
      reply<PostAnswer>(
        await read(server, call, async (tx, viewer) => {
          const post = found(await tx.get('posts', call.param('postId')), 'postNotFound');
          return { post: await onePost(tx, post, { picture, viewer }) };
        }),
      ),
    ),

    route('get', '*/api/posts/user/:username', async (call) => {
      return reply<PostsAnswer | FeedPageAnswer>(
        await read(server, call, async (tx, viewer) => {
          const query = asksForPage(call.url) ? parseQuery(PageQuerySchema, call.url) : null;
          const { _id } = found(await findUser(tx, call.param('username')), 'userNotFound');
          if (query) {
            const open = (start: Start): Source[] => [postsBy(tx, _id, start)];
            return feedPage(server, tx, viewer, { feed: _id, query, open });
          }
          const posts = await tx.list('posts', 'byAuthorAge', [_id]);
          return { posts: await wholePosts(tx, posts.reverse(), { picture, viewer }) };
        }),
      );
    }),
  ];
}
