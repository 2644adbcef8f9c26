import { MODERATION_KINDS, NOTIFICATION_KINDS } from '../../src/domain/notifications';
import type {
  NotificationRecord,
  NotificationSettingsRecord,
  PostRecord,
  ReactionRecord,
} from './records';

/** How the group of a day's follows begins. */
export const FOLLOWS = 'follow:';

/** The day of the follows that share a notification. */
export const dayOfFollows = ({ group }: Pick<NotificationRecord, 'group'>): string =>
  group.slice(FOLLOWS.length);

/** The likes that a post's author is notified of. */
export const notifiedLikes = (
  { authorId }: Pick<PostRecord, 'authorId'>,
  reactions: readonly ReactionRecord[],
): ReactionRecord[] =>
  reactions.filter(({ kind, userId }) => kind === 'like' && userId !== authorId);

/** A reply or mention has one actor, its author. */
export const isByAuthor = ({ kind }: NotificationRecord): boolean =>
  kind === 'reply' || kind === 'mention';

/** What moderators did has no actors that anybody is told of. */
export const isByModerators = ({ kind }: Pick<NotificationRecord, 'kind'>): boolean =>
  MODERATION_KINDS.some((one) => one === kind);

/** The kinds that are listed and counted. */
export const enabledKinds = ({ off }: NotificationSettingsRecord): NotificationRecord['kind'][] => [
  ...NOTIFICATION_KINDS.filter((kind) => !off.includes(kind)),
  ...MODERATION_KINDS,
];
