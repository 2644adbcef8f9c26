import type { LogEntry, ReportView } from '../../src/domain/moderation';
import type { Reading } from '../db/db';
import type { ActRecord, ReportRecord } from '../rules/moderationRecords';
import type { UserRecord } from '../rules/records';
import { subjectView, type ModeratorContext } from './subjects';
import { summaryView, usersWithIds, type PictureAddress } from './users';

type People = ReadonlyMap<string, UserRecord>;

const personIn = (people: People, id: string | null, picture: PictureAddress) => {
  const person = id === null ? undefined : people.get(id);
  return person ? summaryView(person, picture) : null;
};

const doneView = (
  { act, moderatorId, reason, createdAt }: ActRecord,
  people: People,
  picture: PictureAddress,
) => ({ act, by: personIn(people, moderatorId, picture), reason, createdAt });

const moderatorsOf = (acts: readonly ActRecord[]): string[] =>
  acts.flatMap(({ moderatorId }) => moderatorId ?? []);

/** A page of reports. */
export async function reportViews(
  tx: Reading,
  reports: readonly ReportRecord[],
  context: ModeratorContext,
): Promise<ReportView[]> {
  const [subjects, found] = await Promise.all([
    Promise.all(reports.map(({ kind, aboutId: id }) => subjectView(tx, { kind, id }, context))),
    Promise.all(reports.map(async ({ actSeq }) => actSeq !== undefined && tx.get('acts', actSeq))),
  ]);
  const acts = found.flatMap((act) => act || []);
  const reporters = reports.map(({ reporterId }) => reporterId);
  const people = await usersWithIds(tx, [...reporters, ...moderatorsOf(acts)]);
  return reports.flatMap(({ seq, reporterId, reason, createdAt, actSeq }, index) => {
    const subject = subjects[index];
    const act = acts.find((one) => one.seq === actSeq);
    if (!subject) return [];
    return [
      {
        _id: String(seq),
        subject,
        reason,
        reporter: personIn(people, reporterId, context.picture),
        createdAt,
        settled: act ? doneView(act, people, context.picture) : null,
      },
    ];
  });
}

/** A page of the log. */
export async function logViews(
  tx: Reading,
  acts: readonly ActRecord[],
  context: ModeratorContext,
): Promise<LogEntry[]> {
  const [subjects, people] = await Promise.all([
    Promise.all(acts.map(async ({ about }) => about && subjectView(tx, about, context))),
    usersWithIds(tx, moderatorsOf(acts)),
  ]);
  return acts.map((act, index) => {
    const subject = subjects[index];
    return {
      _id: String(act.seq),
      ...doneView(act, people, context.picture),
      ...(subject && { subject }),
    };
  });
}
