import { api } from '../../api/service';
import { revised, type Revised } from '../../api/revised';
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
import { LIMITS } from '../../domain/limits';
import type { EditUserRequest } from '../../domain/requests';
import type { ProfileDraft } from './profileDraft';

const SUGGESTIONS_SHOWN = 5;
const RESULTS_SHOWN = 8;

export const userTag = (userId: string) => ({ type: 'User' as const, id: userId });

/** A follow affects both users and the suggestions. */
const followTags = (answer: FollowAnswer | undefined) =>
  answer ? [userTag(answer.user._id), userTag(answer.followUser._id), 'Suggestions' as const] : [];

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A user by username; 404 if the name is unknown. */
    getUser: build.query<Revised<UserAnswer>, string>({
      query: (username) => ({ url: '/users', params: { username } }),
      rawResponseSchema: NamedUserAnswerSchema,
      transformResponse: ({ users: [user] }: NamedUserAnswer, meta) => revised({ user }, meta),
      providesTags: (answer) => (answer ? [userTag(answer.user._id)] : []),
    }),
    /** A user by id, to update their known summary. */
    getPerson: build.query<Revised<UserAnswer>, string>({
      query: (userId) => ({ url: `/users/${userId}` }),
      rawResponseSchema: UserAnswerSchema,
      transformResponse: revised<UserAnswer>,
      keepUnusedDataFor: 0,
    }),
    searchUsers: build.query<Revised<PeopleAnswer>, string>({
      query: (q) => ({ url: '/users', params: { q, limit: RESULTS_SHOWN } }),
      rawResponseSchema: PeopleAnswerSchema,
      transformResponse: revised<PeopleAnswer>,
      providesTags: ['Search'],
      keepUnusedDataFor: 30,
    }),
    /** As many results as one answer can have, for the search page. */
    searchAllUsers: build.query<Revised<PeopleAnswer>, string>({
      query: (q) => ({ url: '/users', params: { q, limit: LIMITS.pageSizeMax } }),
      rawResponseSchema: PeopleAnswerSchema,
      transformResponse: revised<PeopleAnswer>,
      providesTags: ['Search'],
    }),
    getSuggestions: build.query<Revised<PeopleAnswer>, void>({
      query: () => ({ url: '/users', params: { suggested: true, limit: SUGGESTIONS_SHOWN } }),
      rawResponseSchema: PeopleAnswerSchema,
      transformResponse: revised<PeopleAnswer>,
      providesTags: ['Suggestions'],
    }),
    follow: build.mutation<Revised<FollowAnswer>, string>({
      query: (userId) => ({ url: `/users/follow/${userId}`, method: 'POST', body: {} }),
      rawResponseSchema: FollowAnswerSchema,
      transformResponse: revised<FollowAnswer>,
      invalidatesTags: followTags,
    }),
    unfollow: build.mutation<Revised<FollowAnswer>, string>({
      query: (userId) => ({ url: `/users/unfollow/${userId}`, method: 'POST', body: {} }),
      rawResponseSchema: FollowAnswerSchema,
      transformResponse: revised<FollowAnswer>,
      invalidatesTags: followTags,
    }),
    editUser: build.mutation<Revised<UserAnswer>, ProfileDraft>({
      query: ({ favourites, ...texts }) => ({
        url: '/users/edit',
        method: 'POST',
        queue: ['profile'],
        body: {
          userData: {
            ...texts,
            ...(favourites && { favourites: favourites.map(({ _id }) => _id) }),
          },
        } satisfies EditUserRequest,
      }),
      rawResponseSchema: UserAnswerSchema,
      transformResponse: revised<UserAnswer>,
      invalidatesTags: (answer) => (answer ? [userTag(answer.user._id), 'Search'] : []),
    }),
  }),
});

export const {
  useGetUserQuery,
  useSearchUsersQuery,
  useSearchAllUsersQuery,
  useGetSuggestionsQuery,
} = usersApi;
