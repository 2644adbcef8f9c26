import { answered } from '../../api/answered';
import { api } from '../../api/service';
import { LoginAnswerSchema, SignupAnswerSchema } from '../../domain/answers';
import type { LoginRequest, SignupRequest } from '../../domain/authRequests';
import { loggedIn, visitBegun } from './authSlice';

/** A login by form, as the built-in demo account, or as a visit in this tab only. */
export type LoginAttempt = LoginRequest & { how: 'form' | 'guest' | 'visit' };

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({
      query: ({ username, password }: LoginAttempt) => ({
        url: '/auth/login',
        method: 'POST',
        body: { username, password },
      }),
      ...answered(LoginAnswerSchema),
      onQueryStarted: async ({ how }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { encodedToken: token, foundUser: user, isBack } = answer.data;
        if (how === 'visit') dispatch(visitBegun({ token, user }));
        else dispatch(loggedIn({ token, user, how: isBack ? 'return' : how }));
      },
    }),
    signup: build.mutation({
      query: (body: SignupRequest) => ({ url: '/auth/signup', method: 'POST', body }),
      ...answered(SignupAnswerSchema),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { encodedToken: token, createdUser: user } = answer.data;
        dispatch(loggedIn({ token, user, how: 'signup' }));
      },
    }),
  }),
});

export const { useLoginMutation, useSignupMutation } = authApi;
