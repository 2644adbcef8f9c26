import * as v from 'valibot';
import { PostSchema, SharedListSchema, UserSummarySchema } from './entities';

/** The kinds of notifications about what others did, which can be turned off. */
export const NOTIFICATION_KINDS = [
  'like',
  'follow',
  'reply',
  'mention',
  'listLike',
  'listClone',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Those about what moderators did with something of the recipient's. They cannot be turned off. */
export const MODERATION_KINDS = ['takenDown', 'givenBack'] as const;
export type ModerationKind = (typeof MODERATION_KINDS)[number];

/** How many of the actors are named. */
export const NAMED_PEOPLE = 3;

export const NotificationSchema = v.object({
  /** Changes when somebody joins the group, which makes the notification unread. */
  _id: v.string(),
  kind: v.picklist([...NOTIFICATION_KINDS, ...MODERATION_KINDS]),
  /** The actors, the latest first; at most `NAMED_PEOPLE`. None for what moderators did. */
  people: v.array(UserSummarySchema),
  /**
   * The post that was liked, the reply, the post with the mention, or the recipient's own that moderators took down or
   * gave back; null for follows and lists.
   */
  post: v.nullable(PostSchema),
  /** The list that was liked, cloned, taken down or given back; omitted for the other kinds. */
  list: v.exactOptional(SharedListSchema),
  /** Why moderators did it; omitted for the other kinds. */
  reason: v.exactOptional(v.string()),
  /** The number of actors: the likes of one post or list share a notification, as do the follows of one day. */
  count: v.number(),
  /** When the latest of them acted. */
  createdAt: v.string(),
  read: v.boolean(),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

/** The state after a change: the answer of both calls that change something. */
export const UnreadAnswerSchema = v.object({
  /** The number of unread notifications. */
  unread: v.number(),
  /** The kinds that the viewer turned off: they are neither listed nor counted. */
  off: v.array(v.picklist(NOTIFICATION_KINDS)),
});
export type UnreadAnswer = v.InferOutput<typeof UnreadAnswerSchema>;

/** `GET /api/notifications`: one page, the newest first; `nextCursor` is null at the end. */
export const NotificationsAnswerSchema = v.object({
  notifications: v.array(NotificationSchema),
  nextCursor: v.nullable(v.string()),
  ...UnreadAnswerSchema.entries,
});
export type NotificationsAnswer = v.InferOutput<typeof NotificationsAnswerSchema>;
