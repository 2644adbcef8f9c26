import { api } from '../../api/service';
import { answerSchema } from '../../api/answerSchema';
import type { LoginAnswer, SignupAnswer } from '../../domain/answers';
import { isRecordOf, isText, isUser } from '../../domain/guards';
import type { LoginRequest, SignupRequest } from '../../domain/requests';
import { loggedIn } from './authSlice';

const loginAnswer = answerSchema(
  isRecordOf<LoginAnswer>({ foundUser: isUser, encodedToken: isText }),
);
const signupAnswer = answerSchema(
  isRecordOf<SignupAnswer>({ createdUser: isUser, encodedToken: isText }),
);

/** A login by form, or as the built-in demo account. */
export type LoginAttempt = LoginRequest & { how: 'form' | 'guest' };

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, LoginAttempt>({
      query: ({ username, password }) => ({
        url: '/auth/login',
        method: 'POST',
        body: { username, password },
      }),
      rawResponseSchema: loginAnswer,
      onQueryStarted: async ({ how }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { encodedToken: token, foundUser: user } = answer.data;
        dispatch(loggedIn({ token, user, how }));
      },
    }),
    signup: build.mutation<SignupAnswer, SignupRequest>({
      query: (body) => ({ url: '/auth/signup', method: 'POST', body }),
      rawResponseSchema: signupAnswer,
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
