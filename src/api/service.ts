import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** Ten minutes: long enough that Back finds the feed as it was left. */
const KEEP_UNUSED_SECONDS = 600;

/** The one API service. Features inject their endpoints beside the code that uses them. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  tagTypes: [
    'Post',
    'Author',
    'Feed',
    'Bookmarks',
    'User',
    'Suggestions',
    'Search',
    'Film',
    'Films',
    'PersonFilms',
    'Notifications',
    'Unread',
  ],
  catchSchemaFailure: () => ({
    status: 'CUSTOM_ERROR' as const,
    error: 'The answer has an unexpected shape.',
  }),
  endpoints: () => ({}),
});
