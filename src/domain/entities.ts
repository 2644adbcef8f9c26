import * as v from 'valibot';
import { FilmSummarySchema } from './filmSummary';
import { PictureSchema } from './postPictures';
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
  /** Replies are counted apart. */
  postCount: v.number(),
  replyCount: v.number(),
  /** Up to four films, the first shown first; left out where there are none. Sent as ids, answered as summaries. */
  favourites: v.exactOptional(v.array(FilmSummarySchema)),
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

/** A post that gives its film away: what covers it, and the replies to it. */
export const SpoilerMarkSchema = v.object({
  postId: v.string(),
  authorId: v.string(),
  film: FilmSummarySchema,
});
export type SpoilerMark = v.InferOutput<typeof SpoilerMarkSchema>;

/** What a reply answers. */
export const ReplyToSchema = v.variant('deleted', [
  v.object({ _id: v.string(), deleted: v.literal(true) }),
  v.object({
    _id: v.string(),
    deleted: v.exactOptional(v.literal(false)),
    author: LikerSchema,
    /** Of the nearest marked post above the reply; left out where there is none. */
    spoilers: v.exactOptional(SpoilerMarkSchema),
  }),
]);
export type ReplyTo = v.InferOutput<typeof ReplyToSchema>;

export const PostSchema = v.object({
  _id: v.string(),
  content: v.string(),
  /** Up to four, in their author's order. */
  pictures: v.array(PictureSchema),
  /** The address of the first picture, or null. */
  photos: v.nullable(v.string()),
  /** The description of the first picture; left out where there is none. */
  alt: v.exactOptional(v.string()),
  /** The author's username. */
  username: v.string(),
  author: UserSummarySchema,
  likes: LikesSchema,
  /** What it answers; left out where it answers nothing. */
  replyTo: v.exactOptional(ReplyToSchema),
  /** How many answer it. */
  replyCount: v.number(),
  /** Those of the people named in its text who are there, each once. */
  mentions: v.array(v.object({ username: v.string() })),
  createdAt: v.string(),
  /** Refreshed by likes too. */
  updatedAt: v.string(),
  /** When its author last edited it; left out where that never happened. */
  editedAt: v.exactOptional(v.string()),
  /** What it is about, and what its author says of that; each left out where not given, all of them without a film. */
  film: v.exactOptional(FilmSummarySchema),
  /** 0.5 to 5, in halves. */
  rating: v.exactOptional(v.number()),
  /** `YYYY-MM-DD`. */
  watchedOn: v.exactOptional(v.string()),
  /** True where the author had seen it before. */
  again: v.exactOptional(v.boolean()),
  /** True where text and pictures are to be covered. */
  spoilers: v.exactOptional(v.boolean()),
});
export type Post = v.InferOutput<typeof PostSchema>;
