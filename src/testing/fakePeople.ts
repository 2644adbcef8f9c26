import { REFUSALS, type RefusalName } from '../domain/errors';
import type { User, UserSummary } from '../domain/entities';

const summaryOf = ({ _id, firstName, lastName, username, avatar }: User): UserSummary => ({
  _id,
  firstName,
  lastName,
  username,
  avatar,
});

/** The server's rules of following and profiles, for a single viewer. */
export class FakePeople {
  private readonly users = new Map<string, User>();
  private followed: string[] = [];

  constructor(
    private readonly viewerId: string,
    users: User[],
  ) {
    for (const user of users) this.users.set(user._id, user);
  }

  /** A user's current state, with current summaries in their lists. */
  person(id: string): User {
    const user = this.users.get(id);
    if (!user) throw new Error(`There is no ${id}.`);
    const summaries = (ids: string[]) =>
      ids.flatMap((other) => {
        const found = this.users.get(other);
        return found ? summaryOf(found) : [];
      });
    return id === this.viewerId
      ? { ...user, following: summaries(this.followed) }
      : { ...user, followers: summaries(this.followed.includes(id) ? [this.viewerId] : []) };
  }

  named(username: string): User {
    const user = [...this.users.values()].find((other) => other.username === username);
    if (!user) throw new Error(REFUSALS.userNotFound[1]);
    return this.person(user._id);
  }

  /** Updates the viewer's profile with these fields. */
  edit(fields: object): User {
    this.users.set(this.viewerId, { ...this.person(this.viewerId), ...fields });
    return this.person(this.viewerId);
  }

  /** Follows or unfollows a user. Returns the refusal, or null. */
  follow(id: string, following: boolean): RefusalName | null {
    if (this.followed.includes(id) === following)
      return following ? 'alreadyFollowing' : 'notFollowing';
    this.followed = following
      ? [...this.followed, id]
      : this.followed.filter((other) => other !== id);
    return null;
  }
}
