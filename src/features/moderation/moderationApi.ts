import * as v from 'valibot';
import { answered, answeredInPages, type PageRequest } from '../../api/answered';
import { api } from '../../api/service';
import {
  LogAnswerSchema,
  ReportsAnswerSchema,
  type About,
  type ActRequest,
  type PlainAct,
} from '../../domain/moderation';
import { HIDDEN_TAGS } from '../users/hidden/hiddenTags';

const PAGE = 20;

/** What is shown stays whole: an act must not take away the pages that were read. */
const WHOLE = { refetchCachedPages: true };

const pageOf = (url: string) => ({
  query: ({ pageParam }: PageRequest<void>) => ({
    url: `/moderation/${url}`,
    params: { limit: PAGE, cursor: pageParam ?? undefined },
  }),
});

/** What members reported, and what moderators did. */
export const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReports: build.infiniteQuery({
      ...pageOf('reports'),
      ...answeredInPages(ReportsAnswerSchema, WHOLE),
      providesTags: ['Moderation'],
    }),
    getLog: build.infiniteQuery({
      ...pageOf('log'),
      ...answeredInPages(LogAnswerSchema, WHOLE),
      providesTags: ['Moderation'],
    }),
    moderate: build.mutation({
      query: ({ act, about, reason }: ActRequest & { act: PlainAct; about: About }) => ({
        url: `/moderation/${act}`,
        method: 'POST',
        body: { about, reason } satisfies ActRequest,
      }),
      ...answered(v.object({})),
      // What is taken down or given back may be anywhere.
      invalidatesTags: ['Moderation', ...HIDDEN_TAGS, 'Feed', 'Post'],
    }),
  }),
});

export const { useGetReportsInfiniteQuery, useGetLogInfiniteQuery, useModerateMutation } =
  moderationApi;
