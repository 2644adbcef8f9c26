import { answered } from '../../api/answered';
import { api } from '../../api/service';
import { EmptyAnswerSchema } from '../../domain/answers';
import { InvitationsAnswerSchema, NewInvitationAnswerSchema } from '../../domain/invitations';

/** The invitations that the viewer has made. */
export const invitationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInvitations: build.query({
      query: (_: void) => ({ url: '/invitations' }),
      ...answered(InvitationsAnswerSchema),
      providesTags: ['Invitations'],
    }),
    makeInvitation: build.mutation({
      query: (_: void) => ({ url: '/invitations', method: 'POST' }),
      ...answered(NewInvitationAnswerSchema),
      invalidatesTags: ['Invitations'],
    }),
    withdrawInvitation: build.mutation({
      query: (code: string) => ({
        url: `/invitations/${encodeURIComponent(code)}`,
        method: 'DELETE',
      }),
      ...answered(EmptyAnswerSchema),
      // Also after a refusal: somebody may have used it.
      invalidatesTags: ['Invitations'],
    }),
  }),
});

export const { useGetInvitationsQuery, useMakeInvitationMutation, useWithdrawInvitationMutation } =
  invitationsApi;
