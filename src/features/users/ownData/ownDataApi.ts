import { api } from '../../../api/service';
import { FeedPageAnswerSchema, type FeedPageAnswer } from '../../../domain/answers';
import type { Post } from '../../../domain/entities';
import { LIMITS } from '../../../domain/limits';

interface PostsArg {
  viewerId: string;
  cursor: string | null;
}

/** What one page of all posts means to the viewer. */
interface PostsPage {
  /** Ids of every post on the page. */
  ids: string[];
  own: Post[];
  likedIds: string[];
  nextCursor: string | null;
}

export const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All posts, the oldest first, a page at a time; of others' only the ids are taken. */
    getEveryPost: build.query<PostsPage, PostsArg>({
      query: ({ cursor }) => ({
        url: '/posts',
        params: {
          feed: 'explore',
          sort: 'oldest',
          limit: LIMITS.pageSizeMax,
          ...(cursor === null ? {} : { cursor }),
        },
      }),
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
        nextCursor,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});
