import * as v from 'valibot';
import { PostSchema, UserSchema, UserSummarySchema } from './entities';

export const SignupAnswerSchema = v.object({ createdUser: UserSchema, encodedToken: v.string() });
export type SignupAnswer = v.InferOutput<typeof SignupAnswerSchema>;

export const LoginAnswerSchema = v.object({
  foundUser: UserSchema,
  encodedToken: v.string(),
  /** The account had been deleted, and no longer is. */
  isBack: v.exactOptional(v.literal(true)),
});
export type LoginAnswer = v.InferOutput<typeof LoginAnswerSchema>;

/** `GET /api/users`: the whole list. */
export const UsersAnswerSchema = v.object({ users: v.array(UserSchema) });
export type UsersAnswer = v.InferOutput<typeof UsersAnswerSchema>;

/** `GET /api/users?username=…`: a list of exactly one. */
export const NamedUserAnswerSchema = v.object({ users: v.strictTuple([UserSchema]) });
export type NamedUserAnswer = v.InferOutput<typeof NamedUserAnswerSchema>;

/** `GET /api/users?q=…` and `?suggested=true`: people without their relations. */
export const PeopleAnswerSchema = v.object({ users: v.array(UserSummarySchema) });
export type PeopleAnswer = v.InferOutput<typeof PeopleAnswerSchema>;

export const UserAnswerSchema = v.object({ user: UserSchema });
export type UserAnswer = v.InferOutput<typeof UserAnswerSchema>;

export const BookmarksAnswerSchema = v.object({ bookmarks: v.array(v.string()) });
export type BookmarksAnswer = v.InferOutput<typeof BookmarksAnswerSchema>;

/** `user` is the follower after the change, `followUser` the person followed or unfollowed. */
export const FollowAnswerSchema = v.object({ user: UserSchema, followUser: UserSchema });
export type FollowAnswer = v.InferOutput<typeof FollowAnswerSchema>;

/** All posts: the answer of most calls that change a post. */
export const PostsAnswerSchema = v.object({ posts: v.array(PostSchema) });
export type PostsAnswer = v.InferOutput<typeof PostsAnswerSchema>;

/** One page of a feed; `nextCursor` is null at the end. */
export const FeedPageAnswerSchema = v.object({
  ...PostsAnswerSchema.entries,
  nextCursor: v.nullable(v.string()),
});
export type FeedPageAnswer = v.InferOutput<typeof FeedPageAnswerSchema>;

/** A single post, also the answer to a post's mutation under `Prefer: return=minimal`. */
export const PostAnswerSchema = v.object({ post: PostSchema });
export type PostAnswer = v.InferOutput<typeof PostAnswerSchema>;

/** The answer to deleting a diary entry, or a post under `Prefer: return=minimal`. */
export const EmptyAnswerSchema = v.object({});
