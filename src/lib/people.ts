import { isBlank } from '../domain/blank';
import type { Liker, UserSummary } from '../domain/entities';

type Names = Omit<Liker, '_id'>;

/** A user's displayed name: the first and last name without a blank one, or the username if both are blank. */
export const fullName = ({ firstName, lastName, username }: Names): string => {
  const names = [firstName, lastName].filter((name) => !isBlank(name));
  return names.length === 0 ? username : names.join(' ').trim();
};

/** What a like stores of a user: a summary without the avatar. */
export const likerOf = ({ _id, firstName, lastName, username }: Liker): Liker => ({
  _id,
  firstName,
  lastName,
  username,
});

/** What lists and posts show of a user. */
export const summaryOf = ({
  _id,
  firstName,
  lastName,
  username,
  avatar,
}: UserSummary): UserSummary => ({ _id, firstName, lastName, username, avatar });
