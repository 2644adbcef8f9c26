import { answered } from '../../../api/answered';
import { api, TAG_TYPES } from '../../../api/service';
import {
  NewTokenAnswerSchema,
  RenamedAnswerSchema,
  type ChangePasswordRequest,
  type ChangeUsernameRequest,
  type DeleteAccountRequest,
  type EndSessionsRequest,
} from '../../../domain/account';
import { EmptyAnswerSchema } from '../../../domain/answers';
import { loggedOut } from '../authSlice';
// Loaded with the screen: a password is changed without waiting for it.
import '../renewal';

const changeOf = (path: string, body: object) => ({
  url: `/auth/${path}`,
  method: 'POST',
  body,
  replacesToken: true,
});

/** Each ends all sessions but this one; the last, this one too. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation({
      query: (body: ChangePasswordRequest) => changeOf('password', body),
      ...answered(NewTokenAnswerSchema),
    }),
    endSessions: build.mutation({
      query: (body: EndSessionsRequest) => changeOf('end-sessions', body),
      ...answered(NewTokenAnswerSchema),
    }),
    changeUsername: build.mutation({
      query: (body: ChangeUsernameRequest) => changeOf('username', body),
      ...answered(RenamedAnswerSchema),
      // Any answer may name the person.
      invalidatesTags: (answer) => (answer ? TAG_TYPES : []),
    }),
    deleteAccount: build.mutation({
      // Refused calls wait for it, and find the session ended by then.
      query: (body: DeleteAccountRequest) => ({ ...changeOf('account', body), method: 'DELETE' }),
      ...answered(EmptyAnswerSchema),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(loggedOut('deletion'));
      },
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useEndSessionsMutation,
  useChangeUsernameMutation,
  useDeleteAccountMutation,
} = accountApi;
