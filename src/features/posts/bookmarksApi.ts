import { answered } from '../../api/answered';
import { api } from '../../api/service';
import { BookmarksAnswerSchema } from '../../domain/answers';

/** Refetched after a failure too: the server may have set the bookmark although its answer was lost. */
const bookmarkTags = ['Bookmarks'] as const;

export const bookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ids of the viewer's bookmarked posts. */
    getBookmarks: build.query({
      query: (_: void) => ({ url: '/users/bookmark' }),
      ...answered(BookmarksAnswerSchema),
      providesTags: ['Bookmarks'],
    }),
    addBookmark: build.mutation({
      query: (postId: string) => ({
        url: `/users/bookmark/${postId}`,
        method: 'POST',
        queue: [`post:${postId}`],
      }),
      ...answered(BookmarksAnswerSchema),
      invalidatesTags: bookmarkTags,
    }),
    removeBookmark: build.mutation({
      query: (postId: string) => ({
        url: `/users/remove-bookmark/${postId}`,
        method: 'POST',
        queue: [`post:${postId}`],
      }),
      ...answered(BookmarksAnswerSchema),
      invalidatesTags: bookmarkTags,
    }),
  }),
});

export const { useGetBookmarksQuery } = bookmarksApi;

/** The viewer's bookmarks as answered. Made once: each `select()` makes a selector, which forgets what it knew. */
export const selectBookmarksAnswer = bookmarksApi.endpoints.getBookmarks.select();
