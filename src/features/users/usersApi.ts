import { api } from '../../api/service';
import { answerSchema } from '../../api/answerSchema';
import { revised, type Revised } from '../../api/revised';
import type { FollowAnswer, PeopleAnswer, UserAnswer } from '../../domain/answers';
import type { User } from '../../domain/entities';
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

export const userTag = (userId: string) => ({ type: 'User' as const, id: userId });

/** What a follow changes: both people, and whom else one might follow. */
const followTags = (answer: FollowAnswer | undefined) =>
  answer ? [userTag(answer.user._id), userTag(answer.followUser._id), 'Suggestions' as const] : [];

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One person by username; an unknown name is the server's 404. */
    getUser: build.query<Revised<UserAnswer>, string>({
      query: (username) => ({ url: '/users', params: { username } }),
      rawResponseSchema: oneUserAnswer,
      transformResponse: ({ users: [user] }: OneUserAnswer, meta) => revised({ user }, meta),
      providesTags: (answer) => (answer ? [userTag(answer.user._id)] : []),
    }),
    /** One person by id, for how they look by now. */
    getPerson: build.query<Revised<UserAnswer>, string>({
      query: (userId) => ({ url: `/users/${userId}` }),
      rawResponseSchema: userAnswer,
      transformResponse: revised<UserAnswer>,
      keepUnusedDataFor: 0,
    }),
    searchUsers: build.query<Revised<PeopleAnswer>, string>({
      query: (q) => ({ url: '/users', params: { q, limit: RESULTS_SHOWN } }),
      rawResponseSchema: peopleAnswer,
      transformResponse: revised<PeopleAnswer>,
      providesTags: ['Search'],
      keepUnusedDataFor: 30,
    }),
    getSuggestions: build.query<Revised<PeopleAnswer>, void>({
      query: () => ({ url: '/users', params: { suggested: true, limit: SUGGESTIONS_SHOWN } }),
      rawResponseSchema: peopleAnswer,
      transformResponse: revised<PeopleAnswer>,
      providesTags: ['Suggestions'],
    }),
    follow: build.mutation<Revised<FollowAnswer>, string>({
      query: (userId) => ({ url: `/users/follow/${userId}`, method: 'POST', body: {} }),
      rawResponseSchema: followAnswer,
      transformResponse: revised<FollowAnswer>,
      invalidatesTags: followTags,
    }),
    unfollow: build.mutation<Revised<FollowAnswer>, string>({
      query: (userId) => ({ url: `/users/unfollow/${userId}`, method: 'POST', body: {} }),
      rawResponseSchema: followAnswer,
      transformResponse: revised<FollowAnswer>,
      invalidatesTags: followTags,
    }),
    editUser: build.mutation<Revised<UserAnswer>, Partial<ProfileFields>>({
      query: (userData) => ({
        url: '/users/edit',
        method: 'POST',
        queue: ['profile'],
        body: { userData } satisfies EditUserRequest,
      }),
      rawResponseSchema: userAnswer,
      transformResponse: revised<UserAnswer>,
      invalidatesTags: (answer) => (answer ? [userTag(answer.user._id), 'Search'] : []),
    }),
  }),
});

export const { useGetUserQuery, useSearchUsersQuery, useGetSuggestionsQuery } = usersApi;
