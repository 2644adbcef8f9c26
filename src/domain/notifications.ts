import * as v from 'valibot';
import { PostSchema, UserSummarySchema } from './entities';
import { jsonObject } from './schemas';

/** The kinds of notifications, all about what others did. */
export const NOTIFICATION_KINDS = ['like', 'follow', 'reply', 'mention'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How many of the actors are named. */
export const NAMED_PEOPLE = 3;

export const NotificationSchema = v.object({
  /** Changes when somebody joins the group, which makes the notification unread. */
  _id: v.string(),
  kind: v.picklist(NOTIFICATION_KINDS),
  /** The actors, the latest first; at most `NAMED_PEOPLE`. */
  people: v.pipe(v.array(UserSummarySchema), v.minLength(1)),
  /** The post that was liked, the reply, or the post with the mention; null for follows. */
  post: v.nullable(PostSchema),
  /** The number of actors: the likes of one post share a notification, as do the follows of one day. */
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

const UNTIL_MESSAGE = 'until must be an _id.';

/** `POST /api/notifications/read`: marks everything up to and including this one as read. */
export const ReadNotificationsSchema = jsonObject('The body', {
  until: v.pipe(v.string(UNTIL_MESSAGE), v.regex(/^[1-9]\d{0,15}$/, UNTIL_MESSAGE)),
});
export type ReadNotificationsRequest = v.InferOutput<typeof ReadNotificationsSchema>;

/** `POST /api/notifications/off`: replaces the kinds that are off, each at most once. */
export const TurnOffNotificationsSchema = jsonObject('The body', {
  off: v.array(
    v.picklist(NOTIFICATION_KINDS, `off must hold none but: ${NOTIFICATION_KINDS.join(', ')}.`),
    'off must be a list.',
  ),
});
export type TurnOffNotificationsRequest = v.InferOutput<typeof TurnOffNotificationsSchema>;
