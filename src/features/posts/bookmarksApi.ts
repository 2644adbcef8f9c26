import { api } from '../../api/service';
import { revised, type Revised } from '../../api/revised';
import { BookmarksAnswerSchema, type BookmarksAnswer } from '../../domain/answers';

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
      invalidatesTags: ['Bookmarks'],
    }),
    removeBookmark: build.mutation<Revised<BookmarksAnswer>, string>({
      query: (postId) => ({
        url: `/users/remove-bookmark/${postId}`,
        method: 'POST',
        queue: [`post:${postId}`],
      }),
      rawResponseSchema: BookmarksAnswerSchema,
      transformResponse: revised<BookmarksAnswer>,
      invalidatesTags: ['Bookmarks'],
    }),
  }),
});

export const { useGetBookmarksQuery } = bookmarksApi;
