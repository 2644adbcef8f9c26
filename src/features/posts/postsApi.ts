import { api } from '../../api/service';
import { answerSchema } from '../../api/answerSchema';
import type { ApiArgs, ApiMeta } from '../../api/baseQuery';
import { changed, type Changed } from '../../api/changed';
import { feedAddress, type FeedArg } from '../../api/feedAddress';
import type { FeedPageAnswer, PostAnswer } from '../../domain/answers';
import type { Post } from '../../domain/entities';
import { isPost, isRecordOf, isTextOrNull, listOf } from '../../domain/guards';
import { HEADERS } from '../../domain/limits';
import type { CreatePostRequest, EditPostRequest } from '../../domain/requests';

/** A page of a feed as cached: the answer of one call. */
export type FeedPage = FeedPageAnswer;

export const isFeedPage = isRecordOf<FeedPage>({
  posts: listOf(isPost),
  nextCursor: isTextOrNull,
});
const feedPage = answerSchema(isFeedPage);
const isPostAnswer = isRecordOf<PostAnswer>({ post: isPost });
const postAnswer = answerSchema(isPostAnswer);
const nothing = answerSchema((value): value is object => typeof value === 'object');

/** A call that changes one post: in the post's lane, and answered with that post alone. */
const change = (postId: string, path: string, args: Omit<ApiArgs, 'url'> = {}): ApiArgs => ({
  method: 'POST',
  lanes: [`post:${postId}`],
  ...args,
  url: `/posts${path}`,
  headers: { [HEADERS.prefer]: HEADERS.minimal },
});

/** The post after a change, and the revision of the data that first holds it. */
export type ChangedPost = Changed<PostAnswer>;

const rebased = (post: Post, meta: ApiMeta | undefined) => meta?.rebase.post(post) ?? post;

/** A tag's id is looked up in a plain object, where a post called `constructor` would find more than tags. */
const postTag = (postId: string) => ({ type: 'Post' as const, id: `post:${postId}` });

export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeed: build.infiniteQuery<FeedPage, FeedArg, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
        refetchCachedPages: false,
      },
      query: ({ queryArg, pageParam }) => ({ url: feedAddress(queryArg, pageParam) }),
      rawResponseSchema: feedPage,
      transformResponse: (page: FeedPageAnswer, meta): FeedPage => ({
        ...page,
        posts: page.posts.map((post) => rebased(post, meta)),
      }),
      providesTags: (data, _error, { feed }) => [
        { type: 'Feed', id: feed },
        ...(data?.pages ?? []).flatMap(({ posts }) =>
          posts.flatMap(({ _id, author }) => [
            postTag(_id),
            { type: 'User' as const, id: author._id },
          ]),
        ),
      ],
    }),
    getPost: build.query<Post, string>({
      query: (postId) => ({ url: `/posts/${encodeURIComponent(postId)}` }),
      rawResponseSchema: postAnswer,
      transformResponse: ({ post }: PostAnswer, meta) => {
        meta?.learnPost(post);
        return rebased(post, meta);
      },
      providesTags: (post, _error, postId) => [
        postTag(postId),
        ...(post ? [{ type: 'User' as const, id: post.author._id }] : []),
      ],
    }),
    createPost: build.mutation<ChangedPost, CreatePostRequest['postData']>({
      query: (postData) =>
        change(postData._id, '', {
          // New posts stand in the order in which they were written.
          lanes: ['new posts', `post:${postData._id}`],
          body: { postData } satisfies CreatePostRequest,
        }),
      rawResponseSchema: postAnswer,
      transformResponse: changed<PostAnswer>,
    }),
    editPost: build.mutation<ChangedPost, { postId: string } & EditPostRequest>({
      query: ({ postId, postData }) => change(postId, `/edit/${postId}`, { body: { postData } }),
      rawResponseSchema: postAnswer,
      transformResponse: changed<PostAnswer>,
    }),
    deletePost: build.mutation<object, string>({
      query: (postId) => change(postId, `/${postId}`, { method: 'DELETE' }),
      rawResponseSchema: nothing,
    }),
    restorePost: build.mutation<ChangedPost, string>({
      query: (postId) => change(postId, `/restore/${postId}`),
      rawResponseSchema: postAnswer,
      transformResponse: changed<PostAnswer>,
    }),
    likePost: build.mutation<ChangedPost, string>({
      query: (postId) => change(postId, `/like/${postId}`),
      rawResponseSchema: postAnswer,
      transformResponse: changed<PostAnswer>,
    }),
    dislikePost: build.mutation<ChangedPost, string>({
      query: (postId) => change(postId, `/dislike/${postId}`),
      rawResponseSchema: postAnswer,
      transformResponse: changed<PostAnswer>,
    }),
  }),
});

export const { useGetFeedInfiniteQuery, useGetPostQuery } = postsApi;
