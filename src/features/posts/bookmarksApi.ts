import { api } from '../../api/service';
import { answerSchema } from '../../api/answerSchema';
import { changed, type Changed } from '../../api/changed';
import type { BookmarksAnswer } from '../../domain/answers';
import { isRecordOf, isText, listOf } from '../../domain/guards';

const bookmarksAnswer = answerSchema(isRecordOf<BookmarksAnswer>({ bookmarks: listOf(isText) }));

export const bookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ids of the viewer's bookmarked posts. */
    getBookmarks: build.query<string[], void>({
      query: () => ({ url: '/users/bookmark' }),
      rawResponseSchema: bookmarksAnswer,
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
      rawResponseSchema: bookmarksAnswer,
      transformResponse: changed<BookmarksAnswer>,
    }),
    removeBookmark: build.mutation<Changed<BookmarksAnswer>, string>({
      query: (postId) => ({
        url: `/users/remove-bookmark/${postId}`,
        method: 'POST',
        lanes: [`post:${postId}`],
      }),
      rawResponseSchema: bookmarksAnswer,
      transformResponse: changed<BookmarksAnswer>,
    }),
  }),
});

export const { useGetBookmarksQuery } = bookmarksApi;
