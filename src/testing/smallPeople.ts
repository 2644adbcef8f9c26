import { REFUSALS, type RefusalName } from '../domain/errors';
import type { User, UserSummary } from '../domain/entities';

const summaryOf = ({ _id, firstName, lastName, username, avatar }: User): UserSummary => ({
  _id,
  firstName,
  lastName,
  username,
  avatar,
});

/** The rules of following and of profiles, for one person among others. */
export class SmallPeople {
  private readonly users = new Map<string, User>();
  private followed: string[] = [];

  constructor(
    private readonly viewerId: string,
    users: User[],
  ) {
    for (const user of users) this.users.set(user._id, user);
  }

  /** A person as they are now, with everybody's newest face in their lists. */
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

  /** The viewer's profile with these fields. */
  edit(fields: object): User {
    this.users.set(this.viewerId, { ...this.person(this.viewerId), ...fields });
    return this.person(this.viewerId);
  }

  /** Follows a person or leaves them. Answers why not, or null. */
  follow(id: string, following: boolean): RefusalName | null {
    if (this.followed.includes(id) === following)
      return following ? 'alreadyFollowing' : 'notFollowing';
    this.followed = following
      ? [...this.followed, id]
      : this.followed.filter((other) => other !== id);
    return null;
  }
}
