import type {
  RuleContext,
  BookmarkRecord,
  NotificationRecord,
  PostRecord,
  ReactionRecord,
  UserRecord,
} from '../rules/records';
import type { ListFilmRecord, ListReactionRecord, ListRecord } from '../rules/listRecords';
import { BLANK_PROFILE } from '../../src/domain/profile';

const WHEN = { createdAt: '2026-05-01T10:00:00Z', updatedAt: '2026-05-01T10:00:00Z' };

/** The distance between the places of a list written anew. */
export const LIST_STEP = 1_073_741_824;

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

/** A list, public unless `publicSeq` is null. */
export function aListRecord({
  publicSeq,
  ...fields
}: Partial<Omit<ListRecord, 'publicSeq'>> & { publicSeq?: null } = {}): ListRecord {
  const { seq = 1 } = fields;
  return {
    _id: `list-${seq}`,
    ownerId: 'ada',
    title: 'Rain on windows',
    description: '',
    ranked: false,
    filmCount: 0,
    likeCount: 0,
    posterIds: [],
    revision: 1,
    seq,
    ...WHEN,
    ...(publicSeq === undefined && { publicSeq: seq }),
    ...fields,
  };
}

/** The films of a public list, in order, a step apart as in a list written anew. */
export const listFilmRecords = (...filmIds: string[]): ListFilmRecord[] =>
  filmIds.map((filmId, index) => ({
    listId: 'list-1',
    filmId,
    place: (index + 1) * LIST_STEP,
    publicSeq: 1,
  }));

export function aListReaction(fields: Partial<ListReactionRecord> = {}): ListReactionRecord {
  const { createdAt: reactedAt } = WHEN;
  return { listId: 'list-1', userId: 'ben', kind: 'like', seq: 1, reactedAt, ...fields };
}

/** A rule's context: noon on a day in May, with ids and sequence numbers that are easy to recognise. */
export function aRuleContext(now = '2026-05-02T12:00:00.900Z'): RuleContext {
  let sequence = 100;
  return { now: new Date(now), newId: () => 'new-id', nextSeq: () => (sequence += 1) };
}

/** The timestamp of changes made in `aRuleContext`. */
export const RULE_TIME = '2026-05-02T12:00:00Z';
