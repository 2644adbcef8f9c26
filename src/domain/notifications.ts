import * as v from 'valibot';
import { PostSchema, UserSummarySchema } from './entities';
import { jsonObject } from './schemas';

/** What a person can be told of; the others' doing alone. */
export const NOTIFICATION_KINDS = ['like', 'follow', 'reply', 'mention'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How many of those who did it are named. */
export const NAMED_PEOPLE = 3;

export const NotificationSchema = v.object({
  /** Another once somebody joins the group: what is told is then news again. */
  _id: v.string(),
  kind: v.picklist(NOTIFICATION_KINDS),
  /** Those who did it, the latest first; at most `NAMED_PEOPLE`. */
  people: v.pipe(v.array(UserSummarySchema), v.minLength(1)),
  /** The post that was liked, the reply, or the post with the mention; null for follows. */
  post: v.nullable(PostSchema),
  /** How many people did it: the likes of one post and the follows of one day are told together. */
  count: v.number(),
  /** When the latest of them did it. */
  createdAt: v.string(),
  read: v.boolean(),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

/** How it is now: what both calls that change something answer. */
export const UnreadAnswerSchema = v.object({
  /** How many there are that were not read. */
  unread: v.number(),
  /** The kinds that the viewer does not want to be told of: none of them is listed or counted. */
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

/** `POST /api/notifications/read`: everything up to this one, it included, is read. */
export const ReadNotificationsSchema = jsonObject(
  'The body',
  { until: v.pipe(v.string(UNTIL_MESSAGE), v.regex(/^[1-9]\d{0,15}$/, UNTIL_MESSAGE)) },
  'text',
);
export type ReadNotificationsRequest = v.InferOutput<typeof ReadNotificationsSchema>;

/** `POST /api/notifications/off`: the kinds that are off from now on, each at most once. */
export const TurnOffNotificationsSchema = jsonObject(
  'The body',
  {
    off: v.array(
      v.picklist(NOTIFICATION_KINDS, `off must hold none but: ${NOTIFICATION_KINDS.join(', ')}.`),
      'off must be a list.',
    ),
  },
  'a list',
);
export type TurnOffNotificationsRequest = v.InferOutput<typeof TurnOffNotificationsSchema>;
