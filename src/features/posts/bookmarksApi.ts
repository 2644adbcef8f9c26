import { api } from '../../api/service';
import { answerSchema } from '../../api/answerSchema';
import type { ApiMeta } from '../../api/baseQuery';
import type { BookmarksAnswer } from '../../domain/answers';
import { isRecordOf, isText, listOf } from '../../domain/guards';

const bookmarksAnswer = answerSchema(isRecordOf<BookmarksAnswer>({ bookmarks: listOf(isText) }));

/** The bookmarks after a change, and the revision of the data that first holds it. */
export interface ChangedBookmarks extends BookmarksAnswer {
  revision: number;
}

const changed = ({ bookmarks }: BookmarksAnswer, meta: ApiMeta | undefined): ChangedBookmarks => ({
  bookmarks,
  revision: meta?.revision ?? 0,
});

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
    addBookmark: build.mutation<ChangedBookmarks, string>({
      query: (postId) => ({
        url: `/users/bookmark/${postId}`,
        method: 'POST',
        lane: `post:${postId}`,
      }),
      rawResponseSchema: bookmarksAnswer,
      transformResponse: changed,
    }),
    removeBookmark: build.mutation<ChangedBookmarks, string>({
      query: (postId) => ({
        url: `/users/remove-bookmark/${postId}`,
        method: 'POST',
        lane: `post:${postId}`,
      }),
      rawResponseSchema: bookmarksAnswer,
      transformResponse: changed,
    }),
  }),
});

export const { useGetBookmarksQuery } = bookmarksApi;
