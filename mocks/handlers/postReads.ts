import type { FeedPageAnswer, PostAnswer, PostsAnswer } from '../../src/domain/answers';
import { AuthorQuerySchema } from '../../src/domain/queries';
import { newestOf } from '../db/newestOf';
import { findPost } from '../db/posts';
import { postsBy, repliesBy } from '../feeds/sources';
import { found } from '../rules/refusal';
import { findUser } from '../session/session';
import { allPosts, onePost, wholePosts } from '../views/posts';
import { isPageRequest, feedPage, namedFeed } from './feeds';
import { parseQuery } from './parse';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { read } from './transactions';
import { wholeList } from './wholeList';

export function postReadEndpoints(server: Server): Endpoint[] {
  return [
    endpoint('get', '*/api/posts', async (call) => {
      if (isPageRequest(call.url)) return reply(await namedFeed(server, call));
      const everything = await read(server, call, async (tx, viewer): Promise<PostsAnswer> => ({
        posts: await allPosts(tx, { ...server, viewer }),
      }));
      return wholeList(server, reply(everything));
    }),

    endpoint('get', '*/api/posts/:postId', async (call) =>
      reply<PostAnswer>(
        await read(server, call, async (tx, viewer) => {
          const post = found(await findPost(tx, call.param('postId')), 'postNotFound');
          return { post: await onePost(tx, post, { ...server, viewer }) };
        }),
      ),
    ),

    endpoint('get', '*/api/posts/user/:username', async (call) => {
      const answer = reply<PostsAnswer | FeedPageAnswer>(
        await read(server, call, async (tx, viewer) => {
          const query = isPageRequest(call.url) ? parseQuery(AuthorQuerySchema, call.url) : null;
          const { _id } = found(await findUser(tx, call.param('username')), 'userNotFound');
          if (query) {
            const { replies, ...page } = query;
            const source = replies ? repliesBy(_id) : postsBy([_id]);
            const feed = replies ? `replies:${_id}` : _id;
            return feedPage(server, tx, viewer, { feed, query: page, source });
          }
          const posts = await newestOf(tx, 'posts', 'byAuthorAge', [_id], server.mostListed);
          return { posts: await wholePosts(tx, posts.reverse(), { ...server, viewer }) };
        }),
      );
      return isPageRequest(call.url) ? answer : wholeList(server, answer);
    }),
  ];
}
