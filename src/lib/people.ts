import type { Liker, UserSummary } from '../domain/entities';

/** A person's name as shown everywhere; the username where both names are empty. */
export const fullName = ({ firstName, lastName, username }: Omit<Liker, '_id'>): string =>
  `${firstName} ${lastName}`.trim() || username;

/** The same without the avatar. */
export const likerOf = ({ _id, firstName, lastName, username }: Liker): Liker => ({
  _id,
  firstName,
  lastName,
  username,
});

/** What lists and posts show of a person. */
export const summaryOf = ({
  _id,
  firstName,
  lastName,
  username,
  avatar,
}: UserSummary): UserSummary => ({ _id, firstName, lastName, username, avatar });
