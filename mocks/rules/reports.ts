import type { RefusalName } from '../../src/domain/errors';
import type { ReportRequest } from '../../src/domain/moderation';
import type { ReportRecord } from './moderationRecords';
import { toTimestamp, type RuleContext, type UserRecord } from './records';

interface Reporting extends Pick<ReportRequest, 'reportData'> {
  reporter: Pick<UserRecord, '_id'>;
  /** Whose it is, or who it is; undefined if nobody knows. */
  ownerId: string | undefined;
}

/** Reports something of somebody else's, once. */
export function report(
  { reporter, ownerId, reportData: { about, reason } }: Reporting,
  existing: ReportRecord | undefined,
  { now, nextSeq }: RuleContext,
): { reported: ReportRecord } | RefusalName {
  if (ownerId === reporter._id) return 'reportsOwn';
  if (existing) return 'alreadyReported';
  return {
    reported: {
      reporterId: reporter._id,
      kind: about.kind,
      aboutId: about.id,
      reason,
      open: 1,
      seq: nextSeq(),
      createdAt: toTimestamp(now),
    },
  };
}
