import type { User, UserSummary } from '../../domain/entities';
import type { CacheAccess } from '../posts/postCache';
import { usersApi } from './usersApi';

/** What lists show of a person. */
export const summaryOf = ({
  _id,
  firstName,
  lastName,
  username,
  avatar,
}: UserSummary): UserSummary => ({
  _id,
  firstName,
  lastName,
  username,
  avatar,
});

/** A list of people, without the one of this id. */
export const withoutPerson =
  (userId: string) =>
  (people: UserSummary[]): UserSummary[] =>
    people.filter(({ _id }) => _id !== userId);

const withPerson = (people: UserSummary[], person: UserSummary, present: boolean) => {
  if (people.some(({ _id }) => _id === person._id) === present) return people;
  return present ? [...people, summaryOf(person)] : withoutPerson(person._id)(people);
};

/** The follower, once they follow this person or no longer do. */
export const withFollowing =
  (target: UserSummary, following: boolean) =>
  (user: User): User => ({ ...user, following: withPerson(user.following, target, following) });

/** The person followed, once this follower is theirs or no longer is. */
export const withFollower =
  (follower: UserSummary, following: boolean) =>
  (user: User): User => ({ ...user, followers: withPerson(user.followers, follower, following) });

/** Changes a person wherever their profile is cached. */
export const patchUser = (
  { dispatch }: CacheAccess,
  username: string,
  change: (user: User) => User,
) => dispatch(usersApi.util.updateQueryData('getUser', username, change));

/**
 * Asks for a person after a refusal: the screen may be wrong in more than what was refused.
 * @returns who they are, or null without an answer
 */
export const readUserAnew = async (
  { dispatch }: CacheAccess,
  username: string,
): Promise<User | null> => {
  // A question asked before the refusal may be answered with what was true before it.
  await dispatch(usersApi.util.getRunningQueryThunk('getUser', username));
  const call = usersApi.endpoints.getUser.initiate(username, {
    subscribe: false,
    forceRefetch: true,
  });
  const { data, error } = await dispatch(call);
  // After a failure an earlier answer's data is still there.
  return (!error && data) || null;
};

/** Takes a person out of the suggestions. */
export const removeSuggestion = ({ dispatch }: CacheAccess, userId: string) =>
  dispatch(usersApi.util.updateQueryData('getSuggestions', undefined, withoutPerson(userId)));

const renamed = (person: UserSummary) => (other: UserSummary) =>
  other._id === person._id ? person : other;

/** Shows a person's new name and avatar in every cached list of people. */
export const patchSummaries = (access: CacheAccess, person: UserSummary) => {
  for (const username of usersApi.util.selectCachedArgsForQuery(access.getState(), 'getUser')) {
    patchUser(access, username, (user) => ({
      ...user,
      followers: user.followers.map(renamed(person)),
      following: user.following.map(renamed(person)),
    }));
  }
};
