import { api } from '../../../api/service';
import { FeedPageAnswerSchema, type FeedPageAnswer } from '../../../domain/answers';
import type { Post } from '../../../domain/entities';
import { LIMITS } from '../../../domain/limits';

/** One of the lists in which what concerns a person is found. */
export type PostList = { feed: 'explore' } | { replyTo: string } | { repliesOf: string };

interface PageArg {
  list: PostList;
  viewerId: string;
  cursor: string | null;
}

/** What one page of posts means to the viewer. */
export interface PostsPage {
  /** Ids of every post on the page. */
  ids: string[];
  own: Post[];
  likedIds: string[];
  /** The posts here, and those that are gone, that others are known to have answered. */
  answeredIds: string[];
  nextCursor: string | null;
}

const addressOf = (list: PostList) =>
  'repliesOf' in list
    ? { url: `/posts/user/${encodeURIComponent(list.repliesOf)}`, params: { replies: 'true' } }
    : { url: '/posts', params: list };

/** A post that is gone is in no list, but in what answers it. */
const answered = ({ _id, replyCount, replyTo }: Post): string[] => [
  ...(replyCount > 0 ? [_id] : []),
  ...(replyTo?.deleted ? [replyTo._id] : []),
];

export const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A list of posts, the oldest first, a page at a time; of others' only the ids are taken. */
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
