import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import { isBlank } from '../../../domain/blank';
import { colour, space, text } from '../../../theme/tokens';

const Root = styled(Alert)({
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(3)}`,
  color: colour.inkSoft,
  fontSize: text.small,
  '& .MuiAlert-message': {
    display: 'flex',
    flexGrow: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space(1)}`,
  },
});

const Words = styled('p')({ flexGrow: 1, flexBasis: '60%' });

const REMINDER = 'Describe the photo for people who can’t see it';

interface DescriptionNoteProps {
  /** The current description; empty if there is none. */
  alt: string;
  isSkipped: boolean;
  /** Appended to the buttons' names if a draft has several photos; else empty. */
  number: string;
  onWrite: () => void;
  onSkip: () => void;
}

/** A photo's description, or a reminder to write one. It is optional: a post can be sent without. */
export function DescriptionNote({ alt, isSkipped, number, onWrite, onSkip }: DescriptionNoteProps) {
  const isMissing = isBlank(alt);
  const isReminding = isMissing && !isSkipped;
  const write = isMissing ? 'Add description' : 'Edit description';
  return (
    <Root aria-label={isReminding ? REMINDER : 'Description'} role="group" severity="info">
      {(!isMissing || isReminding) && <Words dir="auto">{isMissing ? REMINDER : alt}</Words>}
      <Stack direction="row" sx={{ columnGap: 1 }}>
        <Button aria-label={write + number} onClick={onWrite} size="small">
          {write}
        </Button>
        {isReminding && (
          <Button aria-label={`Skip${number}`} onClick={onSkip} size="small">
            Skip
          </Button>
        )}
      </Stack>
    </Root>
  );
}
