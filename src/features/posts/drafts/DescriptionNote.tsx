import styled from '@emotion/styled';
import { Button } from '../../../components/Button';
import { Callout } from '../../../components/Callout';
import { colour, space, text } from '../../../theme/tokens';

const Root = styled(Callout)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(1),
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(3)}`,
  color: colour.inkSoft,
  fontSize: text.small,
});

const Words = styled('p')({ flexGrow: 1, flexBasis: '60%' });

const Choices = styled('div')({ display: 'flex', columnGap: space(1) });

const REMINDER = "Describe the photo for people who can't see it";

interface DescriptionNoteProps {
  /** The description as it stands, empty where there is none. */
  alt: string;
  isSkipped: boolean;
  onWrite: () => void;
  onSkip: () => void;
}

/** A photo's description, or a reminder of it. It stands in nobody's way: a post is sent with or without one. */
export function DescriptionNote({ alt, isSkipped, onWrite, onSkip }: DescriptionNoteProps) {
  const isReminding = alt === '' && !isSkipped;
  return (
    <Root {...(isReminding && { role: 'group', 'aria-label': REMINDER })}>
      {(alt !== '' || isReminding) && <Words dir="auto">{alt || REMINDER}</Words>}
      <Choices>
        <Button compact look="quiet" onClick={onWrite}>
          {alt === '' ? 'Add description' : 'Edit description'}
        </Button>
        {isReminding && (
          <Button compact look="quiet" onClick={onSkip}>
            Skip
          </Button>
        )}
      </Choices>
    </Root>
  );
}
