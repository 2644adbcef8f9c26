import { api } from '../../../api/service';
import { FeedPageAnswerSchema, type FeedPageAnswer } from '../../../domain/answers';
import type { Post } from '../../../domain/entities';
import { LIMITS } from '../../../domain/limits';

/** A list of posts that may have some of the user's data. */
export type PostList =
  { feed: 'explore' } | { replyTo: string } | { postsOf: string } | { repliesOf: string };

interface PageArg {
  list: PostList;
  viewerId: string;
  cursor: string | null;
}

/** The viewer's data on one page of posts. */
export interface PostsPage {
  /** Ids of every post on the page. */
  ids: string[];
  own: Post[];
  likedIds: string[];
  /** Ids of posts with replies, including deleted posts. */
  answeredIds: string[];
  nextCursor: string | null;
}

const byAuthor = (username: string) => `/posts/user/${encodeURIComponent(username)}`;

const addressOf = (list: PostList) => {
  if ('postsOf' in list) return { url: byAuthor(list.postsOf), params: {} };
  if ('repliesOf' in list) return { url: byAuthor(list.repliesOf), params: { replies: 'true' } };
  return { url: '/posts', params: list };
};

/** A deleted post is in no list, but a reply refers to it. */
const answered = ({ _id, replyCount, replyTo }: Post): string[] => [
  ...(replyCount > 0 ? [_id] : []),
  ...(replyTo?.deleted ? [replyTo._id] : []),
];

export const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of a list of posts, the oldest first; of other users' posts only the ids are kept. */
    getEveryPost: build.query<PostsPage, PageArg>({
      query: ({ list, cursor }) => {
        const { url, params } = addressOf(list);
        return {
          url,
          params: {
            ...params,
            sort: 'oldest',
            limit: LIMITS.pageSizeMax,
            ...(cursor === null ? {} : { cursor }),
          },
        };
      },
      rawResponseSchema: FeedPageAnswerSchema,
      transformResponse: (
        { posts, nextCursor }: FeedPageAnswer,
        _meta,
        { viewerId },
      ): PostsPage => ({
        ids: posts.map(({ _id }) => _id),
        own: posts.filter(({ author }) => author._id === viewerId),
        likedIds: posts.flatMap(({ _id, likes }) =>
          likes.likedBy.some((liker) => liker._id === viewerId) ? _id : [],
        ),
        answeredIds: posts.flatMap(answered),
        nextCursor,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});
