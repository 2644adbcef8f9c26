import { api } from '../../api/service';
import { revised, type Revised } from '../../api/revised';
import { BookmarksAnswerSchema, type BookmarksAnswer } from '../../domain/answers';

/** Refetched after a failure too: the server may have set the bookmark although its answer was lost. */
const bookmarkTags = ['Bookmarks'] as const;

export const bookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ids of the viewer's bookmarked posts. */
    getBookmarks: build.query<Revised<BookmarksAnswer>, void>({
      query: () => ({ url: '/users/bookmark' }),
      rawResponseSchema: BookmarksAnswerSchema,
      transformResponse: revised<BookmarksAnswer>,
      providesTags: ['Bookmarks'],
    }),
    addBookmark: build.mutation<Revised<BookmarksAnswer>, string>({
      query: (postId) => ({
        url: `/users/bookmark/${postId}`,
        method: 'POST',
        queue: [`post:${postId}`],
      }),
      rawResponseSchema: BookmarksAnswerSchema,
      transformResponse: revised<BookmarksAnswer>,
      invalidatesTags: bookmarkTags,
    }),
    removeBookmark: build.mutation<Revised<BookmarksAnswer>, string>({
      query: (postId) => ({
        url: `/users/remove-bookmark/${postId}`,
        method: 'POST',
        queue: [`post:${postId}`],
      }),
      rawResponseSchema: BookmarksAnswerSchema,
      transformResponse: revised<BookmarksAnswer>,
      invalidatesTags: bookmarkTags,
    }),
  }),
});

export const { useGetBookmarksQuery } = bookmarksApi;
