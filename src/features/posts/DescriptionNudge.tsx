import styled from '@emotion/styled';
import { Button } from '../../components/Button';
import { colour, radius, space, text } from '../../theme/tokens';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(3)}`,
  borderLeft: `4px solid ${colour.accent}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.inkSoft,
  fontSize: text.small,
});

const WORDS = "Describe the photo for people who can't see it";

/** Reminds of a photo's description. It stands in nobody's way: a post is sent with or without one. */
export function DescriptionNudge({ onSkip }: { onSkip: () => void }) {
  return (
    <Root aria-label={WORDS} role="group">
      <p>{WORDS}</p>
      <Button compact look="quiet" onClick={onSkip}>
        Skip
      </Button>
    </Root>
  );
}
