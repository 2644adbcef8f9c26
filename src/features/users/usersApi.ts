import { api } from '../../api/service';
import { changed, type Changed } from '../../api/changed';
import {
  FollowAnswerSchema,
  NamedUserAnswerSchema,
  PeopleAnswerSchema,
  UserAnswerSchema,
  type FollowAnswer,
  type NamedUserAnswer,
  type PeopleAnswer,
  type UserAnswer,
} from '../../domain/answers';
import type { User, UserSummary } from '../../domain/entities';
import type { ProfileFields } from '../../domain/profile';
import type { EditUserRequest } from '../../domain/requests';

const SUGGESTIONS_SHOWN = 5;
const RESULTS_SHOWN = 8;

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One person by username; an unknown name is the server's 404. */
    getUser: build.query<User, string>({
      query: (username) => ({ url: '/users', params: { username } }),
      rawResponseSchema: NamedUserAnswerSchema,
      transformResponse: ({ users: [user] }: NamedUserAnswer, meta) =>
        meta?.rebase.user(user) ?? user,
      providesTags: (user) => (user ? [{ type: 'User', id: user._id }] : []),
    }),
    searchUsers: build.query<UserSummary[], string>({
      query: (q) => ({ url: '/users', params: { q, limit: RESULTS_SHOWN } }),
      rawResponseSchema: PeopleAnswerSchema,
      transformResponse: ({ users }: PeopleAnswer) => users,
      providesTags: [{ type: 'User', id: 'SEARCH' }],
      keepUnusedDataFor: 30,
    }),
    getSuggestions: build.query<UserSummary[], void>({
      query: () => ({ url: '/users', params: { suggested: true, limit: SUGGESTIONS_SHOWN } }),
      rawResponseSchema: PeopleAnswerSchema,
      transformResponse: ({ users }: PeopleAnswer, meta) =>
        meta?.rebase.suggestions(users) ?? users,
      providesTags: [{ type: 'User', id: 'SUGGESTED' }],
    }),
    follow: build.mutation<Changed<FollowAnswer>, string>({
      query: (userId) => ({ url: `/users/follow/${userId}`, method: 'POST', body: {} }),
      rawResponseSchema: FollowAnswerSchema,
      transformResponse: changed<FollowAnswer>,
    }),
    unfollow: build.mutation<Changed<FollowAnswer>, string>({
      query: (userId) => ({ url: `/users/unfollow/${userId}`, method: 'POST', body: {} }),
      rawResponseSchema: FollowAnswerSchema,
      transformResponse: changed<FollowAnswer>,
    }),
    editUser: build.mutation<Changed<UserAnswer>, Partial<ProfileFields>>({
      query: (userData) => ({
        url: '/users/edit',
        method: 'POST',
        lanes: ['profile'],
        body: { userData } satisfies EditUserRequest,
      }),
      rawResponseSchema: UserAnswerSchema,
      transformResponse: changed<UserAnswer>,
    }),
  }),
});

export const { useGetUserQuery, useSearchUsersQuery, useGetSuggestionsQuery } = usersApi;
