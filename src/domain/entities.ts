import * as v from 'valibot';
import { FilmSummarySchema } from './filmSummary';
import { PictureSchema } from './postPictures';
import { ProfileSchema } from './profile';
import { StaffRoleSchema } from './roles';
import { TakenDownSchema } from './takenDown';

/** One entry of `likedBy` and `dislikedBy`: a summary without the avatar, so that a like includes no picture. */
export const LikerSchema = v.object({
  _id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  username: v.string(),
});
export type Liker = v.InferOutput<typeof LikerSchema>;

/** A person as shown in any list of people. */
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
  /** Omitted for members. */
  role: v.exactOptional(StaffRoleSchema),
  /** Ids of bookmarked posts, the newest bookmark first. */
  bookmarks: v.array(v.string()),
  followers: v.array(UserSummarySchema),
  following: v.array(UserSummarySchema),
  /** Without replies. */
  postCount: v.number(),
  replyCount: v.number(),
  /** How many films they have watched. */
  filmCount: v.number(),
  /** Up to four films in display order; omitted if there are none. Sent as ids, answered as summaries. */
  favourites: v.exactOptional(v.array(FilmSummarySchema)),
  /** `YYYY-MM-DDTHH:mm:ssZ`, like every timestamp. */
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type User = v.InferOutput<typeof UserSchema>;

export const LikesSchema = v.object({
  likeCount: v.number(),
  /** Everyone in a whole list or a single post; at most the viewer in a paged answer. */
  likedBy: v.array(LikerSchema),
  dislikedBy: v.array(LikerSchema),
});

/** The spoiler mark of a post, which covers it and the replies to it. */
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
    /** The mark of the nearest marked post above the reply; omitted if there is none. */
    spoilers: v.exactOptional(SpoilerMarkSchema),
  }),
]);
export type ReplyTo = v.InferOutput<typeof ReplyToSchema>;

/** The list that a post is about. */
export const SharedListSchema = v.object({
  _id: v.string(),
  title: v.string(),
  filmCount: v.number(),
  owner: UserSummarySchema,
  /** Summaries of its first films, at most `LIST_LIMITS.posters`. */
  posters: v.array(FilmSummarySchema),
});
export type SharedList = v.InferOutput<typeof SharedListSchema>;

export const PostSchema = v.object({
  _id: v.string(),
  content: v.string(),
  /** Up to four, in their author's order. */
  pictures: v.array(PictureSchema),
  /** The address of the first picture, or null. */
  photos: v.nullable(v.string()),
  /** The description of the first picture; omitted if there is none. */
  alt: v.exactOptional(v.string()),
  /** The author's username. */
  username: v.string(),
  author: UserSummarySchema,
  likes: LikesSchema,
  /** The post it answers; omitted if it is not a reply. */
  replyTo: v.exactOptional(ReplyToSchema),
  /** The number of direct replies. */
  replyCount: v.number(),
  /** The existing users mentioned in its text, each once. */
  mentions: v.array(v.object({ username: v.string() })),
  createdAt: v.string(),
  /** Changed by likes too. */
  updatedAt: v.string(),
  /** When its author last edited it; omitted if never. */
  editedAt: v.exactOptional(v.string()),
  /** The film and the author's fields about it; each is omitted if not given, and all of them without a film. */
  film: v.exactOptional(FilmSummarySchema),
  /** 0.5 to 5, in halves. */
  rating: v.exactOptional(v.number()),
  /** `YYYY-MM-DD`. */
  watchedOn: v.exactOptional(v.string()),
  /** True if the author had seen it before. */
  again: v.exactOptional(v.boolean()),
  /** True if text and pictures are to be covered. */
  spoilers: v.exactOptional(v.boolean()),
  /** As written; omitted without any. */
  tags: v.exactOptional(v.array(v.string())),
  /**
   * Why the viewer would rather not see it: they muted its author, or it has one of their hidden words. Shown folded.
   * Omitted otherwise.
   */
  folded: v.exactOptional(v.picklist(['muted', 'word'])),
  /** Omitted if there is none, once it is deleted, and where it is private for everybody but its owner. */
  list: v.exactOptional(SharedListSchema),
  /** Given if moderators took it down: then only its author and they can see it. */
  takenDown: v.exactOptional(TakenDownSchema),
});
export type Post = v.InferOutput<typeof PostSchema>;
