import type { UserSummary } from '../domain/entities';

/** What lists and posts show of a person. */
export const summaryOf = ({
  _id,
  firstName,
  lastName,
  username,
  avatar,
}: UserSummary): UserSummary => ({ _id, firstName, lastName, username, avatar });
