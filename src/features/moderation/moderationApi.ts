import * as v from 'valibot';
import { answered, answeredInPages, type PageRequest } from '../../api/answered';
import { api } from '../../api/service';
import {
  LogAnswerSchema,
  ReportsAnswerSchema,
  type About,
  type ActRequest,
  type PlainAct,
  type RoleAct,
} from '../../domain/moderation';
import type { Role } from '../../domain/roles';
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

/** The role that an act gives, if it gives any. */
const ROLE_OF: Partial<Record<string, Role>> = {
  'make-member': 'member',
  'make-moderator': 'moderator',
};

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
      query: ({ act, about, reason }: ActRequest & { act: PlainAct | RoleAct; about: About }) => {
        const role = ROLE_OF[act];
        return {
          url: `/moderation/${role ? 'role' : act}`,
          method: 'POST',
          body: { about, reason, ...(role && { role }) } satisfies ActRequest,
        };
      },
      ...answered(v.object({})),
      // What is taken down or given back may be anywhere.
      invalidatesTags: ['Moderation', ...HIDDEN_TAGS, 'Feed', 'Post'],
    }),
  }),
});

export const { useGetReportsInfiniteQuery, useGetLogInfiniteQuery, useModerateMutation } =
  moderationApi;
