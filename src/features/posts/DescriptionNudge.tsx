import { useEffect, useRef } from 'react';
import styled from '@emotion/styled';
import { Button } from '../../components/Button';
import { colour, radius, space } from '../../theme/tokens';

const Root = styled('div')({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  border: `1px solid ${colour.line}`,
  borderLeft: `4px solid ${colour.accent}`,
  borderRadius: radius.medium,
  background: colour.surface,
  // On a phone the bar of places stands over the page's end.
  scrollMarginBlock: space(20),
});

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

const WORDS = "Describe the photo for people who can't see it";

interface DescriptionNudgeProps {
  onDescribe: () => void;
  onSkip: () => void;
}

/** Asks for a photo's description, and lets the writer go on without. It takes the focus. */
export function DescriptionNudge({ onDescribe, onSkip }: DescriptionNudgeProps) {
  const root = useRef<HTMLDivElement>(null);
  const describe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    describe.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Root aria-label={WORDS} ref={root} role="group">
      <p>{WORDS}</p>
      <Choices>
        <Button compact look="outlined" onClick={onDescribe} ref={describe}>
          Add description
        </Button>
        <Button compact look="quiet" onClick={onSkip}>
          Post anyway
        </Button>
      </Choices>
    </Root>
  );
}
