import type { HttpHandler } from 'msw';
import type { FeedPageAnswer, PostAnswer, PostsAnswer } from '../../src/domain/answers';
import { AuthorQuerySchema } from '../../src/domain/queries';
import { findPost } from '../db/posts';
import { postsBy, repliesBy, type Source, type Start } from '../feeds/sources';
import { found } from '../rules/refusal';
import { findUser } from '../session/session';
import { allPosts, onePost, wholePosts } from '../views/posts';
import { isPageRequest, feedPage, namedFeed } from './feeds';
import { parseQuery } from './parse';
import { reply } from './route';
import type { Server } from './server';
import { read } from './transactions';

export function postReadHandlers(server: Server): HttpHandler[] {
  const { route, picture } = server;
  return [
    route('get', '*/api/posts', async (call) => {
      if (isPageRequest(call.url)) return reply(await namedFeed(server, call));
      return reply<PostsAnswer>(
        await read(server, call, async (tx, viewer) => ({
          posts: await allPosts(tx, { picture, viewer }),
        })),
      );
    }),

    route('get', '*/api/posts/:postId', async (call) =>
      reply<PostAnswer>(
        await read(server, call, async (tx, viewer) => {
          const post = found(await findPost(tx, call.param('postId')), 'postNotFound');
          return { post: await onePost(tx, post, { picture, viewer }) };
        }),
      ),
    ),

    route('get', '*/api/posts/user/:username', async (call) => {
      return reply<PostsAnswer | FeedPageAnswer>(
        await read(server, call, async (tx, viewer) => {
          const query = isPageRequest(call.url) ? parseQuery(AuthorQuerySchema, call.url) : null;
          const { _id } = found(await findUser(tx, call.param('username')), 'userNotFound');
          if (query) {
            const { replies, ...page } = query;
            const sourceOf = replies ? repliesBy : postsBy;
            const open = (start: Start): Source[] => [sourceOf(tx, _id, start)];
            const feed = replies ? `replies:${_id}` : _id;
            return feedPage(server, tx, viewer, { feed, query: page, open });
          }
          const posts = await tx.list('posts', 'byAuthorAge', [_id]);
          return { posts: await wholePosts(tx, posts.reverse(), { picture, viewer }) };
        }),
      );
    }),
  ];
}
