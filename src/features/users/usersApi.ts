import { answered, revised } from '../../api/answered';
import { api } from '../../api/service';
import {
  FollowAnswerSchema,
  NamedUserAnswerSchema,
  PeopleAnswerSchema,
  UserAnswerSchema,
  type FollowAnswer,
  type NamedUserAnswer,
} from '../../domain/answers';
import type { RootState } from '../../app/hooks';
import type { EditUserRequest } from '../../domain/requests';
import { selectSessionUser } from '../auth/authSlice';
import type { ProfileDraft } from '../drafts/draftRecord';

const SUGGESTIONS_SHOWN = 5;

export const userTag = (userId: string) => ({ type: 'User' as const, id: userId });

/**
 * A user's diary, watched films, watchlist and years, how many films they have watched, and walls that only they see
 * so. The prefix keeps a name from matching an inherited property.
 */
export const personFilmsTag = (username: string) => ({
  type: 'PersonFilms' as const,
  id: `user:${username}`,
});

/** A follow affects both users and the suggestions. */
const followTags = (answer: FollowAnswer | undefined) =>
  answer ? [userTag(answer.user._id), userTag(answer.followUser._id), 'Suggestions' as const] : [];

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A user by username; 404 if the name is unknown. */
    getUser: build.query({
      query: (username: string) => ({ url: '/users', params: { username } }),
      rawResponseSchema: NamedUserAnswerSchema,
      transformResponse: ({ users: [user] }: NamedUserAnswer, meta) => revised({ user }, meta),
      providesTags: (answer) =>
        answer ? [userTag(answer.user._id), personFilmsTag(answer.user.username)] : [],
    }),
    /** A user by id, to update their known summary. */
    getPerson: build.query({
      query: (userId: string) => ({ url: `/users/${userId}` }),
      ...answered(UserAnswerSchema),
      keepUnusedDataFor: 0,
    }),
    getSuggestions: build.query({
      query: (_: void) => ({
        url: '/users',
        params: { suggested: true, limit: SUGGESTIONS_SHOWN },
      }),
      ...answered(PeopleAnswerSchema),
      providesTags: ['Suggestions'],
    }),
    follow: build.mutation({
      query: (userId: string) => ({ url: `/users/follow/${userId}`, method: 'POST', body: {} }),
      ...answered(FollowAnswerSchema),
      invalidatesTags: followTags,
    }),
    unfollow: build.mutation({
      query: (userId: string) => ({ url: `/users/unfollow/${userId}`, method: 'POST', body: {} }),
      ...answered(FollowAnswerSchema),
      invalidatesTags: followTags,
    }),
    editUser: build.mutation({
      query: ({ favourites, ...texts }: ProfileDraft) => ({
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
      ...answered(UserAnswerSchema),
      invalidatesTags: (answer) => (answer ? [userTag(answer.user._id), 'Search'] : []),
    }),
  }),
});

export const { useGetUserQuery, useGetSuggestionsQuery } = usersApi;

/** The names under which a user is cached: their tag indexes the answers about them, which were requested by name. */
export const namesOf = (state: RootState, userId: string): string[] => {
  const viewer = selectSessionUser(state);
  const cached: { originalArgs: unknown }[] = usersApi.util.selectInvalidatedBy(state, [
    userTag(userId),
  ]);
  const names = [
    viewer?._id === userId && viewer.username,
    ...cached.map((entry) => entry.originalArgs),
  ];
  return [...new Set(names.filter((name) => typeof name === 'string'))];
};
