import type { FeedPageAnswer, PostAnswer, PostsAnswer } from '../../src/domain/answers';
import { AuthorQuerySchema } from '../../src/domain/queries';
import { newestOf } from '../db/newestOf';
import { findPost } from '../db/posts';
import { postsBy, repliesBy } from '../feeds/sources';
import { onDemand } from '../films/codeNeeded';
import { findTakenDownPost } from '../moderation/findTakenDown';
import { found } from '../rules/refusal';
import { findUser } from '../session/session';
import { onePost, wholePosts } from '../views/posts';
import { feedPage } from './feedPage';
import { isPageRequest, namedFeed } from './feeds';
import { parseQuery } from './parse';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { read } from './transactions';
import { wholeList } from './wholeList';

/** No screen asks for them. */
const wholeLists = onDemand(() => import('../views/wholeLists'));

/** Little is taken down. */
const takenDown = onDemand(() => import('../views/takenDown'));

export function postReadEndpoints(server: Server): Endpoint[] {
  return [
    endpoint('get', '*/api/posts', async (call) => {
      if (isPageRequest(call.url)) return reply(await namedFeed(server, call));
      const everything = await read(
        server,
        call,
        async (tx, viewer, { hidden }): Promise<PostsAnswer> => ({
          posts: await wholeLists().allPosts(tx, { ...server, viewer, hidden }),
        }),
      );
      return wholeList(server, reply(everything));
    }),

    endpoint('get', '*/api/posts/:postId', async (call) =>
      reply<PostAnswer>(
        await read(server, call, async (tx, viewer, { hidden, unhidden }) => {
          const postId = call.param('postId');
          const context = { ...server, viewer, hidden };
          const post = await findPost(tx, postId);
          if (post) return { post: await onePost(tx, post, context) };
          const removed = found(await findTakenDownPost(tx, postId, viewer), 'postNotFound');
          return { post: await takenDown().takenDownPost(unhidden, removed, context) };
        }),
      ),
    ),

    endpoint('get', '*/api/posts/user/:username', async (call) => {
      const answer = reply<PostsAnswer | FeedPageAnswer>(
        await read(server, call, async (tx, viewer, { hidden }) => {
          const query = isPageRequest(call.url) ? parseQuery(AuthorQuerySchema, call.url) : null;
          const { _id } = found(await findUser(tx, call.param('username')), 'userNotFound');
          if (query) {
            const { replies, ...page } = query;
            const source = replies ? repliesBy(_id) : postsBy([_id]);
            const feed = replies ? `replies:${_id}` : _id;
            return feedPage(server, tx, { viewer, hidden }, { feed, query: page, source });
          }
          const posts = await newestOf(tx, 'posts', 'byAuthorAge', [_id], server.mostListed);
          return { posts: await wholePosts(tx, posts.reverse(), { ...server, viewer, hidden }) };
        }),
      );
      return isPageRequest(call.url) ? answer : wholeList(server, answer);
    }),
  ];
}
