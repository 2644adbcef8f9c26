import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { filmName } from '../../../lib/films';
import { colour, radius, space, text } from '../../../theme/tokens';
import type { ListDraft } from '../../drafts/draftRecord';

const Versions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: space(4),
});

const Version = styled('section')({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space(2),
  padding: space(4),
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  '& > ol': {
    maxHeight: '320px',
    overflow: 'auto',
    paddingLeft: space(8),
    listStyle: 'decimal',
  },
  '& > button': { justifySelf: 'start' },
});

/** Keeps lines and spaces, which may be all that two versions differ in. */
const Text = styled('p')({
  color: colour.inkSoft,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

interface VersionOfProps {
  heading: string;
  version: ListDraft;
  choice: string;
  onChoose: () => void;
}

function VersionOf({ heading, version, choice, onChoose }: VersionOfProps) {
  return (
    <Version aria-label={heading}>
      <Typography component="h2" variant="h3">
        {heading}
      </Typography>
      <div>
        <Typography
          component="p"
          dir="auto"
          sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        >
          {version.title}
        </Typography>
        <Text dir="auto">{version.description}</Text>
        <Text>
          {`${version.ranked ? 'Ranked' : 'Not ranked'} · ${version.public ? 'Public' : 'Private'}`}
        </Text>
      </div>
      <ol aria-label={`Films, ${heading.toLowerCase()}`}>
        {version.films.map(({ film, note }) => (
          <li key={film._id}>
            <div dir="auto">{filmName(film)}</div>
            <Text dir="auto">{note}</Text>
          </li>
        ))}
      </ol>
      <Button onClick={onChoose} size="small" variant="outlined">
        {choice}
      </Button>
    </Version>
  );
}

interface ConflictProps {
  mine: ListDraft;
  theirs: ListDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The list was changed elsewhere since this edit began: both versions, of which one is chosen. */
export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  return (
    <Stack sx={{ gap: 4, p: 4 }}>
      <Alert severity="warning">
        The list was changed meanwhile. Nothing is lost: choose the version to go on with.
      </Alert>
      <Versions>
        <VersionOf
          choice="Keep my version"
          heading="Your version"
          onChoose={onKeepMine}
          version={mine}
        />
        <VersionOf
          choice="Take the other version"
          heading="The other version"
          onChoose={onTakeTheirs}
          version={theirs}
        />
      </Versions>
    </Stack>
  );
}
