import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { LogEntry, Subject } from '../../../domain/moderation';
import { ActButtons } from '../acts/ActButtons';
import { LOG_TEXTS } from '../acts/actTexts';
import { Moment } from '../Moment';
import { PersonName } from '../PersonName';
import { Quote, Slip } from '../Slip';
import { nameOf, pathOf } from '../subject/subjectNames';

function SubjectName({ subject }: { subject: Subject }) {
  const path = pathOf(subject);
  const name = <bdi>{nameOf(subject)}</bdi>;
  return path === null ? (
    name
  ) : (
    <Link component={RouterLink} to={path}>
      {name}
    </Link>
  );
}

/** Who did what, why and when; what was done can be taken back from here. */
export function LogRow({ entry }: { entry: LogEntry }) {
  const { act, by, reason, createdAt, subject } = entry;
  const [before, after] = LOG_TEXTS[act];
  return (
    <Slip aria-label={[before, subject && nameOf(subject), after].filter(Boolean).join(' ')}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <PersonName nobody="The server" person={by} /> {before}{' '}
        {subject && <SubjectName subject={subject} />} {after} · <Moment at={createdAt} />
      </Typography>
      {reason !== '' && <Quote dir="auto">{reason}</Quote>}
      {subject && <ActButtons isOpen={false} subject={subject} />}
    </Slip>
  );
}
