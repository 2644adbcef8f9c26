import { api } from '../../api/service';
import { changed, type Changed } from '../../api/changed';
import { BookmarksAnswerSchema, type BookmarksAnswer } from '../../domain/answers';

export const bookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ids of the viewer's bookmarked posts. */
    getBookmarks: build.query<string[], void>({
      query: () => ({ url: '/users/bookmark' }),
      rawResponseSchema: BookmarksAnswerSchema,
      transformResponse: ({ bookmarks }: BookmarksAnswer, meta) =>
        meta?.rebase.bookmarks(bookmarks) ?? bookmarks,
      providesTags: ['Bookmarks'],
    }),
    addBookmark: build.mutation<Changed<BookmarksAnswer>, string>({
      query: (postId) => ({
        url: `/users/bookmark/${postId}`,
        method: 'POST',
        lanes: [`post:${postId}`],
      }),
      rawResponseSchema: BookmarksAnswerSchema,
      transformResponse: changed<BookmarksAnswer>,
    }),
    removeBookmark: build.mutation<Changed<BookmarksAnswer>, string>({
      query: (postId) => ({
        url: `/users/remove-bookmark/${postId}`,
        method: 'POST',
        lanes: [`post:${postId}`],
      }),
      rawResponseSchema: BookmarksAnswerSchema,
      transformResponse: changed<BookmarksAnswer>,
    }),
  }),
});

export const { useGetBookmarksQuery } = bookmarksApi;
