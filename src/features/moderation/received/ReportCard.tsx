import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReportView } from '../../../domain/moderation';
import { ActButtons } from '../acts/ActButtons';
import { STAMPS } from '../acts/actTexts';
import { Moment } from '../Moment';
import { PersonName } from '../PersonName';
import { Quote, Slip, Stamp } from '../Slip';
import { SubjectCard } from '../subject/SubjectCard';
import { KIND_NAMES, nameOf } from '../subject/subjectNames';

/** One report: what it is about, who sent it and why, and what a moderator can do or did. */
export function ReportCard({ report }: { report: ReportView }) {
  const { subject, reason, reporter, createdAt, settled } = report;
  return (
    <Slip aria-label={`Report of ${nameOf(subject)}`} data-open={settled === null}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 3, justifyContent: 'space-between' }}>
        <Typography component="p" variant="overline">
          {KIND_NAMES[subject.kind]}
        </Typography>
        {settled && <Stamp>{STAMPS[settled.act] ?? 'Settled'}</Stamp>}
      </Stack>
      <div>
        <Quote dir="auto">{reason}</Quote>
        <Typography color="textSecondary" variant="body2">
          <PersonName nobody="Somebody whose account is gone" person={reporter} /> ·{' '}
          <Moment at={createdAt} />
        </Typography>
      </div>
      <SubjectCard subject={subject} />
      {settled && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
          <PersonName nobody="The server" person={settled.by} />
          {settled.reason !== '' && (
            <>
              : <bdi>{settled.reason}</bdi>
            </>
          )}{' '}
          · <Moment at={settled.createdAt} />
        </Typography>
      )}
      <ActButtons isOpen={settled === null} subject={subject} />
    </Slip>
  );
}
