import { answered } from '../../api/answered';
import { api } from '../../api/service';
import { PeopleAnswerSchema } from '../../domain/answers';
import { LIMITS } from '../../domain/limits';

const RESULTS_SHOWN = 8;

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchUsers: build.query({
      query: (q: string) => ({ url: '/users', params: { q, limit: RESULTS_SHOWN } }),
      ...answered(PeopleAnswerSchema),
      providesTags: ['Search'],
      keepUnusedDataFor: 30,
    }),
    /** As many results as one answer can have, for the search page. */
    searchAllUsers: build.query({
      query: (q: string) => ({ url: '/users', params: { q, limit: LIMITS.pageSizeMax } }),
      ...answered(PeopleAnswerSchema),
      providesTags: ['Search'],
    }),
  }),
});

export const { useSearchUsersQuery, useSearchAllUsersQuery } = searchApi;
