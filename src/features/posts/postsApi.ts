import { answered, answeredInPages, type PageRequest, type Revised } from '../../api/answered';
import { api } from '../../api/service';
import { callerOf, type ApiArgs } from '../../api/baseQuery';
import { feedAddress, type FeedArg } from '../../api/feedAddress';
import {
  EmptyAnswerSchema,
  FeedPageAnswerSchema,
  PostAnswerSchema,
  type FeedPageAnswer,
  type PostAnswer,
} from '../../domain/answers';
import { HEADERS } from '../../domain/limits';
import type { CreatePostRequest, EditPostRequest } from '../../domain/requests';
import { filmTags } from '../films/filmTags';
import { personFilmsTag, userTag } from '../users/usersApi';

/** A page of a feed as the server sent it, with its revision. */
export type FeedPage = Revised<FeedPageAnswer>;

/** A post as the server sent it, with its revision. */
export type RevisedPost = Revised<PostAnswer>;

/** A call that changes one post: it waits in the post's queue, and asks for the minimal answer. */
const postCall = (postId: string, path: string, args: Omit<ApiArgs, 'url'> = {}): ApiArgs => ({
  method: 'POST',
  queue: [`post:${postId}`],
  ...args,
  url: `/posts${path}`,
  headers: { [HEADERS.prefer]: HEADERS.minimal },
});

/**
 * The cached posts of a user. This tag only indexes answers, for `selectInvalidatedBy`; invalidating it would refetch
 * whole feeds.
 */
export const authorIndex = (userId: string) => ({ type: 'AuthorIndex' as const, id: userId });

/** A post's film fields count on the film's page and in its author's lists, and the post makes the film talked about. */
const discussedTags = (filmId: string | undefined, username: string) =>
  filmId === undefined ? [] : [...filmTags(filmId, username), 'TalkedAbout' as const];

const filmTagsOf = ({ post: { film, author } }: RevisedPost) =>
  discussedTags(film?._id, author.username);

/** The tags after a post was created: its author's post count, and its film. */
export const createdPostTags = (answer: RevisedPost) => [
  userTag(answer.post.author._id),
  ...filmTagsOf(answer),
];

const FILM_FIELDS = ['filmId', 'rating', 'watchedOn', 'again'] as const;

/** Whether an edit changes film fields that count on the film's page and in its author's lists. */
export const changesFilm = ({ postData }: EditPostRequest): boolean =>
  FILM_FIELDS.some((field) => field in postData);

/** The author's notifications about a post are removed and restored with it. */
const NOTIFICATION_TAGS = ['Unread', 'Notifications'] as const;

/** A post that its author deletes or restores; `filmId` is the film it is about, if known. */
interface OwnPost {
  postId: string;
  authorId: string;
  filmId: string | undefined;
}

export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeed: build.infiniteQuery({
      query: ({ queryArg, pageParam }: PageRequest<FeedArg>) => ({
        url: feedAddress(queryArg, pageParam),
      }),
      ...answeredInPages(FeedPageAnswerSchema),
      providesTags: (data, _error, { feed }) => [
        { type: 'Feed', id: feed },
        ...(data?.pages ?? []).flatMap(({ posts }) =>
          posts.map(({ author }) => authorIndex(author._id)),
        ),
      ],
    }),
    getPost: build.query({
      query: (postId: string) => ({ url: `/posts/${encodeURIComponent(postId)}` }),
      ...answered(PostAnswerSchema),
      providesTags: (answer) => ['Post', ...(answer ? [authorIndex(answer.post.author._id)] : [])],
    }),
    createPost: build.mutation({
      query: (postData: CreatePostRequest['postData']) =>
        postCall(postData._id, '', {
          // The shared queue keeps new posts in the order in which they were written.
          queue: ['new posts', `post:${postData._id}`],
          body: { postData } satisfies CreatePostRequest,
        }),
      ...answered(PostAnswerSchema),
      invalidatesTags: (answer) => (answer ? createdPostTags(answer) : []),
    }),
    editPost: build.mutation({
      query: ({ postId, postData }: { postId: string } & EditPostRequest) =>
        postCall(postId, `/edit/${postId}`, { body: { postData } }),
      ...answered(PostAnswerSchema),
      // All films, since the post may have been about another one before.
      invalidatesTags: (_answer, _error, edit, meta) =>
        changesFilm(edit) ? ['Film', personFilmsTag(callerOf(meta)), 'TalkedAbout'] : [],
    }),
    deletePost: build.mutation({
      query: ({ postId }: OwnPost) => postCall(postId, `/${postId}`, { method: 'DELETE' }),
      ...answered(EmptyAnswerSchema),
      invalidatesTags: (_answer, _error, { authorId, filmId }, meta) => [
        userTag(authorId),
        ...discussedTags(filmId, callerOf(meta)),
        ...NOTIFICATION_TAGS,
      ],
    }),
    restorePost: build.mutation({
      query: ({ postId }: OwnPost) => postCall(postId, `/restore/${postId}`),
      ...answered(PostAnswerSchema),
      invalidatesTags: (answer, _error, { authorId }) => [
        userTag(authorId),
        ...(answer ? filmTagsOf(answer) : []),
        ...NOTIFICATION_TAGS,
      ],
    }),
    likePost: build.mutation({
      query: (postId: string) => postCall(postId, `/like/${postId}`),
      ...answered(PostAnswerSchema),
    }),
    dislikePost: build.mutation({
      query: (postId: string) => postCall(postId, `/dislike/${postId}`),
      ...answered(PostAnswerSchema),
    }),
  }),
});

export const { useGetFeedInfiniteQuery, useGetPostQuery } = postsApi;
