import type {
  RuleContext,
  BookmarkRecord,
  NotificationRecord,
  PostRecord,
  ReactionRecord,
  UserRecord,
} from '../rules/records';
import { BLANK_PROFILE } from '../../src/domain/profile';

const WHEN = { createdAt: '2026-05-01T10:00:00Z', updatedAt: '2026-05-01T10:00:00Z' };

/** Records with defaults, so that a test states only what matters to it. */
export function aUser(fields: Partial<UserRecord> = {}): UserRecord {
  const username = fields.username ?? 'ada';
  return {
    _id: username,
    username,
    usernameKey: username.toLowerCase(),
    ...BLANK_PROFILE,
    firstName: 'Ada',
    lastName: 'Abara',
    seq: 1,
    ...WHEN,
    ...fields,
  };
}

export function aPost(fields: Partial<PostRecord> = {}): PostRecord {
  return {
    _id: `post-${fields.seq ?? 1}`,
    authorId: 'ada',
    content: 'Stalker, twice.',
    hasPhoto: false,
    likeCount: 0,
    seq: 1,
    ...WHEN,
    ...fields,
  };
}

export function aReaction(fields: Partial<ReactionRecord> = {}): ReactionRecord {
  return { postId: 'post-1', userId: 'ada', kind: 'like', seq: 1, ...fields };
}

export function aBookmark(fields: Partial<BookmarkRecord> = {}): BookmarkRecord {
  return { userId: 'ada', postId: 'post-1', seq: 1, postSeq: 1, ...fields };
}

export function aNotification(fields: Partial<NotificationRecord> = {}): NotificationRecord {
  const postId = fields.postId ?? 'post-1';
  const { createdAt } = WHEN;
  return {
    userId: 'ada',
    group: `like:${postId}`,
    kind: 'like',
    postId,
    seq: 1,
    createdAt,
    ...fields,
  };
}

/** A rule's context: noon on a day in May, with ids and sequence numbers that are easy to recognise. */
export function aRuleContext(now = '2026-05-02T12:00:00.900Z'): RuleContext {
  let sequence = 100;
  return { now: new Date(now), newId: () => 'new-id', nextSeq: () => (sequence += 1) };
}

/** The timestamp of changes made in `aRuleContext`. */
export const RULE_TIME = '2026-05-02T12:00:00Z';
