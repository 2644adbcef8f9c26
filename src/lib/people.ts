import type { Liker, UserSummary } from '../domain/entities';

/** A user's displayed name; the username if both names are empty. */
export const fullName = ({ firstName, lastName, username }: Omit<Liker, '_id'>): string =>
  `${firstName} ${lastName}`.trim() || username;

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
