import type { ProfileFields } from './profile';

/** What any list of people shows of a person. */
export interface UserSummary {
  _id: string;
  firstName: string;
  lastName: string;
  username: string;
  /** A data URL or a same-origin URL; shown only through `<img>`. */
  avatar: string;
}

/** A person as the API answers them; the password never leaves the backend. */
export interface User extends UserSummary, ProfileFields {
  /** Ids of bookmarked posts, the newest bookmark first. */
  bookmarks: string[];
  followers: UserSummary[];
  following: UserSummary[];
  /** `YYYY-MM-DDTHH:mm:ssZ`, like every timestamp. */
  createdAt: string;
  updatedAt: string;
}

/** One entry of `likedBy` and `dislikedBy`: a summary without the avatar, so that a like carries no picture. */
export type Liker = Omit<UserSummary, 'avatar'>;

export interface Likes {
  likeCount: number;
  /** Everybody in a whole list or a single post; at most the viewer in a paged answer. */
  likedBy: Liker[];
  dislikedBy: Liker[];
}

export interface Post {
  _id: string;
  content: string;
  /** One image as a data URL or a same-origin URL, or none. */
  photos: string | null;
  /** What is to be seen on the photo, in its author's words; left out where there are none. */
  alt?: string;
  /** The author's username. */
  username: string;
  author: UserSummary;
  likes: Likes;
  createdAt: string;
  /** Refreshed by likes too. */
  updatedAt: string;
  /** When its author last edited it; left out where that never happened. */
  editedAt?: string;
}
