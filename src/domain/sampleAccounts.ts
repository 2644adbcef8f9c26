import { SEED_PASSWORDS } from './demoAccounts';

/** A seed user's id, the same after every reset. */
export const seedIdOf = (username: string): string => `user-${username}`;

/** Whether this user came with the seed. Nobody else has an id made of their name. */
export const isSeeded = ({ _id, username }: { _id: string; username: string }): boolean =>
  _id === seedIdOf(username);

/** Whether anybody can sign in as this user. On a server without samples, somebody else may have the name. */
export const isSampleAccount = (user: { _id: string; username: string }): boolean =>
  Object.hasOwn(SEED_PASSWORDS, user.username) && isSeeded(user);
