import type { Liker } from '../domain/entities';

/** A person's name as shown everywhere; the username where both names are empty. */
export const fullName = ({ firstName, lastName, username }: Omit<Liker, '_id'>): string =>
  `${firstName} ${lastName}`.trim() || username;
