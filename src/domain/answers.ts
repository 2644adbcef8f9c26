import type { Post, User, UserSummary } from './entities';

export interface SignupAnswer {
  createdUser: User;
  encodedToken: string;
}

export interface LoginAnswer {
  foundUser: User;
  encodedToken: string;
}

/** `GET /api/users`, whole. */
export interface UsersAnswer {
  users: User[];
}

/** `GET /api/users?q=…` and `?suggested=true`: people to list, without their relations. */
export interface PeopleAnswer {
  users: UserSummary[];
}

export interface UserAnswer {
  user: User;
}

export interface BookmarksAnswer {
  bookmarks: string[];
}

/** `user` is the follower as they are now, `followUser` the person followed or left. */
export interface FollowAnswer {
  user: User;
  followUser: User;
}

/** All posts, as the spec's table answers them. */
export interface PostsAnswer {
  posts: Post[];
}

/** One page of a feed; `nextCursor` is null at the end. */
export interface FeedPageAnswer extends PostsAnswer {
  nextCursor: string | null;
}

/** A single post, and a post's mutation under `Prefer: return=minimal`. */
export interface PostAnswer {
  post: Post;
}
