import * as v from 'valibot';
import { ProfileSchema } from './profile';

/** One entry of `likedBy` and `dislikedBy`: a summary without the avatar, so that a like carries no picture. */
export const LikerSchema = v.object({
  _id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  username: v.string(),
});
export type Liker = v.InferOutput<typeof LikerSchema>;

/** What any list of people shows of a person. */
export const UserSummarySchema = v.object({
  ...LikerSchema.entries,
  /** A data URL or a same-origin URL; shown only through `<img>`. */
  avatar: v.string(),
});
export type UserSummary = v.InferOutput<typeof UserSummarySchema>;

/** A person as the API answers them; the password never leaves the backend. */
export const UserSchema = v.object({
  ...UserSummarySchema.entries,
  ...ProfileSchema.entries,
  /** Ids of bookmarked posts, the newest bookmark first. */
  bookmarks: v.array(v.string()),
  followers: v.array(UserSummarySchema),
  following: v.array(UserSummarySchema),
  /** `YYYY-MM-DDTHH:mm:ssZ`, like every timestamp. */
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type User = v.InferOutput<typeof UserSchema>;

export const LikesSchema = v.object({
  likeCount: v.number(),
  /** Everybody in a whole list or a single post; at most the viewer in a paged answer. */
  likedBy: v.array(LikerSchema),
  dislikedBy: v.array(LikerSchema),
});

export const PostSchema = v.object({
  _id: v.string(),
  content: v.string(),
  /** One image as a data URL or a same-origin URL, or none. */
  photos: v.nullable(v.string()),
  /** What is to be seen on the photo, in its author's words; left out where there are none. */
  alt: v.exactOptional(v.string()),
  /** The author's username. */
  username: v.string(),
  author: UserSummarySchema,
  likes: LikesSchema,
  createdAt: v.string(),
  /** Refreshed by likes too. */
  updatedAt: v.string(),
  /** When its author last edited it; left out where that never happened. */
  editedAt: v.exactOptional(v.string()),
});
export type Post = v.InferOutput<typeof PostSchema>;
