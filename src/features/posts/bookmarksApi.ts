import { api } from '../../api/service';
import { answerSchema } from '../../api/answerSchema';
import { revised, type Revised } from '../../api/revised';
import type { BookmarksAnswer } from '../../domain/answers';
import { isRecordOf, isText, listOf } from '../../domain/guards';

const bookmarksAnswer = answerSchema(isRecordOf<BookmarksAnswer>({ bookmarks: listOf(isText) }));

export const bookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ids of the viewer's bookmarked posts. */
    getBookmarks: build.query<Revised<BookmarksAnswer>, void>({
      query: () => ({ url: '/users/bookmark' }),
      rawResponseSchema: bookmarksAnswer,
      transformResponse: revised<BookmarksAnswer>,
      providesTags: ['Bookmarks'],
    }),
    addBookmark: build.mutation<Revised<BookmarksAnswer>, string>({
      query: (postId) => ({
        url: `/users/bookmark/${postId}`,
        method: 'POST',
        queue: [`post:${postId}`],
      }),
      rawResponseSchema: bookmarksAnswer,
      transformResponse: revised<BookmarksAnswer>,
      invalidatesTags: ['Bookmarks'],
    }),
    removeBookmark: build.mutation<Revised<BookmarksAnswer>, string>({
      query: (postId) => ({
        url: `/users/remove-bookmark/${postId}`,
        method: 'POST',
        queue: [`post:${postId}`],
      }),
      rawResponseSchema: bookmarksAnswer,
      transformResponse: revised<BookmarksAnswer>,
      invalidatesTags: ['Bookmarks'],
    }),
  }),
});

export const { useGetBookmarksQuery } = bookmarksApi;
