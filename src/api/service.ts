import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** Ten minutes, so that Back shows the feed as it was left. */
const KEEP_UNUSED_SECONDS = 600;

/** What cached answers are about. */
export const TAG_TYPES = [
  'Post',
  'AuthorIndex',
  'Feed',
  'Bookmarks',
  'User',
  'Suggestions',
  'Search',
  'Film',
  'Films',
  'PersonFilms',
  'TalkedAbout',
  'List',
  'Lists',
  'Notifications',
  'Unread',
  'Hidden',
  'Invitations',
  'Moderation',
] as const;

/** The single API service. Features inject their endpoints next to the code that uses them. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  tagTypes: TAG_TYPES,
  catchSchemaFailure: () => ({
    status: 'CUSTOM_ERROR' as const,
    error: 'The answer has an unexpected shape.',
  }),
  endpoints: () => ({}),
});
