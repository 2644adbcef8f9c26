import type { About, Act, SubjectKind } from '../../src/domain/moderation';
import type { ListRemoval } from './listRecords';
import type { PostRemoval, Sequence } from './records';

/** That somebody reported something, once. */
export interface ReportRecord {
  reporterId: string;
  kind: SubjectKind;
  aboutId: string;
  reason: string;
  /** 1 until a moderator acts on what it is about, then 0: open ones come first in an index. */
  open: 0 | 1;
  /** That of the act that settled it. */
  actSeq?: Sequence;
  seq: Sequence;
  createdAt: string;
}

/** What a moderator did. */
export interface ActRecord {
  seq: Sequence;
  act: Act;
  /** Null if it was done at the server itself. */
  moderatorId: string | null;
  /** Omitted for acts about no subject. */
  about?: About;
  reason: string;
  createdAt: string;
}

interface TakenDown {
  _id: string;
  /** The author of a post, or a list's owner. */
  authorId: string;
  reason: string;
  takenDownAt: string;
}

/** A post that moderators took down, with everything that will be put back with it. */
export interface TakenDownPostRecord extends TakenDown {
  removal: PostRemoval;
}

/** A list that moderators took down, likewise. */
export interface TakenDownListRecord extends TakenDown {
  removal: ListRemoval;
}
