import { api } from '../../api/service';
import type { ApiArgs } from '../../api/baseQuery';
import { cursorPages } from '../../api/cursorPages';
import { revised, type Revised } from '../../api/revised';
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
import { userTag } from '../users/usersApi';

/** A page of a feed as the server sent it, with its revision. */
export type FeedPage = Revised<FeedPageAnswer>;

/** A post as the server sent it, with its revision. */
export type RevisedPost = Revised<PostAnswer>;

/** A call that changes one post: it runs in that post's queue and requests the minimal answer. */
const change = (postId: string, path: string, args: Omit<ApiArgs, 'url'> = {}): ApiArgs => ({
  method: 'POST',
  queue: [`post:${postId}`],
  ...args,
  url: `/posts${path}`,
  headers: { [HEADERS.prefer]: HEADERS.minimal },
});

/** Tags a post's cached copies. The prefix keeps an id such as `constructor` from matching an inherited property. */
export const postTag = (postId: string) => ({ type: 'Post' as const, id: `post:${postId}` });

/** Tags the cached posts of a user. No mutation invalidates it, so that a follow refetches no feed. */
export const authorTag = (userId: string) => ({ type: 'Author' as const, id: userId });

/** A post's film fields count on the film's page and in its author's lists. */
const filmTagsOf = (answer: RevisedPost | undefined) =>
  answer?.post.film ? filmTags(answer.post.film._id) : [];

/** The tags after a post was created: its author's post count, and its film. */
export const createdPostTags = (answer: RevisedPost) => [
  userTag(answer.post.author._id),
  ...filmTagsOf(answer),
];

/** The tags after an edit of film fields: all films, since the post may have been about another one before. */
const FILM_TAGS = ['Film', 'PersonFilms'] as const;
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
    getFeed: build.infiniteQuery<FeedPage, FeedArg, string | null>({
      infiniteQueryOptions: cursorPages<FeedPageAnswer>(),
      query: ({ queryArg, pageParam }) => ({ url: feedAddress(queryArg, pageParam) }),
      rawResponseSchema: FeedPageAnswerSchema,
      transformResponse: revised<FeedPageAnswer>,
      providesTags: (data, _error, { feed }) => [
        { type: 'Feed', id: feed },
        ...(data?.pages ?? []).flatMap(({ posts }) =>
          posts.flatMap(({ _id, author }) => [postTag(_id), authorTag(author._id)]),
        ),
      ],
    }),
    getPost: build.query<RevisedPost, string>({
      query: (postId) => ({ url: `/posts/${encodeURIComponent(postId)}` }),
      rawResponseSchema: PostAnswerSchema,
      transformResponse: revised<PostAnswer>,
      providesTags: (answer, _error, postId) =>
        answer ? [postTag(postId), authorTag(answer.post.author._id)] : [postTag(postId)],
    }),
    createPost: build.mutation<RevisedPost, CreatePostRequest['postData']>({
      query: (postData) =>
        change(postData._id, '', {
          // The shared queue keeps new posts in the order in which they were written.
          queue: ['new posts', `post:${postData._id}`],
          body: { postData } satisfies CreatePostRequest,
        }),
      rawResponseSchema: PostAnswerSchema,
      transformResponse: revised<PostAnswer>,
      invalidatesTags: (answer) => (answer ? createdPostTags(answer) : []),
    }),
    editPost: build.mutation<RevisedPost, { postId: string } & EditPostRequest>({
      query: ({ postId, postData }) => change(postId, `/edit/${postId}`, { body: { postData } }),
      rawResponseSchema: PostAnswerSchema,
      transformResponse: revised<PostAnswer>,
      invalidatesTags: (_answer, _error, edit) => (changesFilm(edit) ? FILM_TAGS : []),
    }),
    deletePost: build.mutation<Revised<object>, OwnPost>({
      query: ({ postId }) => change(postId, `/${postId}`, { method: 'DELETE' }),
      rawResponseSchema: EmptyAnswerSchema,
      transformResponse: revised<object>,
      invalidatesTags: (_answer, _error, { authorId, filmId }) => [
        userTag(authorId),
        ...(filmId ? filmTags(filmId) : []),
        ...NOTIFICATION_TAGS,
      ],
    }),
    restorePost: build.mutation<RevisedPost, OwnPost>({
      query: ({ postId }) => change(postId, `/restore/${postId}`),
      rawResponseSchema: PostAnswerSchema,
      transformResponse: revised<PostAnswer>,
      invalidatesTags: (answer, _error, { authorId }) => [
        userTag(authorId),
        ...filmTagsOf(answer),
        ...NOTIFICATION_TAGS,
      ],
    }),
    likePost: build.mutation<RevisedPost, string>({
      query: (postId) => change(postId, `/like/${postId}`),
      rawResponseSchema: PostAnswerSchema,
      transformResponse: revised<PostAnswer>,
    }),
    dislikePost: build.mutation<RevisedPost, string>({
      query: (postId) => change(postId, `/dislike/${postId}`),
      rawResponseSchema: PostAnswerSchema,
      transformResponse: revised<PostAnswer>,
    }),
  }),
});

export const { useGetFeedInfiniteQuery, useGetPostQuery } = postsApi;
