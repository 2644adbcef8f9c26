import * as v from 'valibot';
import { answered } from '../../../api/answered';
import { api } from '../../../api/service';
import type { ReportRequest } from '../../../domain/moderation';

/** The call that tells the moderators of something. */
export const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    report: build.mutation({
      query: (reportData: ReportRequest['reportData']) => ({
        url: '/reports',
        method: 'POST',
        body: { reportData } satisfies ReportRequest,
      }),
      ...answered(v.object({})),
      invalidatesTags: ['Moderation'],
    }),
  }),
});

export const { useReportMutation } = reportApi;
