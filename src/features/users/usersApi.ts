import { api } from '../../api/service';
import { answerSchema } from '../../api/answerSchema';
import { changed, type Changed } from '../../api/changed';
import type { FollowAnswer, PeopleAnswer, UserAnswer } from '../../domain/answers';
import type { User, UserSummary } from '../../domain/entities';
import { isRecordOf, isUser, isUserSummary, listOf } from '../../domain/guards';
import type { ProfileFields } from '../../domain/profile';
import type { EditUserRequest } from '../../domain/requests';

const SUGGESTIONS_SHOWN = 5;
const RESULTS_SHOWN = 8;

const peopleAnswer = answerSchema(isRecordOf<PeopleAnswer>({ users: listOf(isUserSummary) }));
/** `GET /api/users?username=…` answers a list of exactly one. */
interface OneUserAnswer {
  users: [User];
}
const oneUserAnswer = answerSchema(
  isRecordOf<OneUserAnswer>({
    users: (value): value is [User] =>
      Array.isArray(value) && value.length === 1 && isUser(value[0]),
  }),
);
const userAnswer = answerSchema(isRecordOf<UserAnswer>({ user: isUser }));
const followAnswer = answerSchema(isRecordOf<FollowAnswer>({ user: isUser, followUser: isUser }));

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One person by username; an unknown name is the server's 404. */
    getUser: build.query<User, string>({
      query: (username) => ({ url: '/users', params: { username } }),
      rawResponseSchema: oneUserAnswer,
      transformResponse: ({ users: [user] }: OneUserAnswer, meta) =>
        meta?.rebase.user(user) ?? user,
      providesTags: (user) => (user ? [{ type: 'User', id: user._id }] : []),
    }),
    searchUsers: build.query<UserSummary[], string>({
      query: (q) => ({ url: '/users', params: { q, limit: RESULTS_SHOWN } }),
      rawResponseSchema: peopleAnswer,
      transformResponse: ({ users }: PeopleAnswer) => users,
      providesTags: [{ type: 'User', id: 'SEARCH' }],
      keepUnusedDataFor: 30,
    }),
    getSuggestions: build.query<UserSummary[], void>({
      query: () => ({ url: '/users', params: { suggested: true, limit: SUGGESTIONS_SHOWN } }),
      rawResponseSchema: peopleAnswer,
      transformResponse: ({ users }: PeopleAnswer, meta) =>
        meta?.rebase.suggestions(users) ?? users,
      providesTags: [{ type: 'User', id: 'SUGGESTED' }],
    }),
    follow: build.mutation<Changed<FollowAnswer>, string>({
      query: (userId) => ({ url: `/users/follow/${userId}`, method: 'POST', body: {} }),
      rawResponseSchema: followAnswer,
      transformResponse: changed<FollowAnswer>,
    }),
    unfollow: build.mutation<Changed<FollowAnswer>, string>({
      query: (userId) => ({ url: `/users/unfollow/${userId}`, method: 'POST', body: {} }),
      rawResponseSchema: followAnswer,
      transformResponse: changed<FollowAnswer>,
    }),
    editUser: build.mutation<Changed<UserAnswer>, Partial<ProfileFields>>({
      query: (userData) => ({
        url: '/users/edit',
        method: 'POST',
        lanes: ['profile'],
        body: { userData } satisfies EditUserRequest,
      }),
      rawResponseSchema: userAnswer,
      transformResponse: changed<UserAnswer>,
    }),
  }),
});

export const { useGetUserQuery, useSearchUsersQuery, useGetSuggestionsQuery } = usersApi;
