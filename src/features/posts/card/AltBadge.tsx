import { useId, useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { keyOf } from '../../../lib/keys';
import { media, radius, space, TARGET, text } from '../../../theme/tokens';

const GLASS = 'rgb(0 0 0 / 0.82)';

const Words = styled(Typography)({
  position: 'absolute',
  inset: 'auto 0 0',
  maxHeight: '100%',
  padding: `${space(3)} ${space(4)} ${space(12)}`,
  overflowY: 'auto',
  background: GLASS,
  color: '#ffffff',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const bright = { backgroundColor: '#ffffff', color: '#000000' };

/** Only the label is visible: the rest enlarges the touch target. */
const Toggle = styled(ButtonBase)({
  position: 'absolute',
  bottom: space(1),
  left: space(2),
  width: TARGET,
  height: TARGET,
  '& > span:first-of-type': {
    padding: `0 ${space(1.5)}`,
    borderRadius: radius.small,
    backgroundColor: GLASS,
    color: '#ffffff',
    fontSize: text.eyebrow,
    fontWeight: 700,
    letterSpacing: '0.04em',
    lineHeight: '24px',
  },
  '&[aria-expanded=true] > span:first-of-type': bright,
  [media.hover]: { '&:hover > span:first-of-type': bright },
});

/** Marks a photo that has a description, and shows the description over it. */
export function AltBadge({ children }: { children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const wordsId = useId();
  return (
    <>
      {isOpen && (
        <Words dir="auto" id={wordsId} role="note" variant="body2">
          {children}
        </Words>
      )}
      <Toggle
        aria-controls={isOpen ? wordsId : undefined}
        aria-expanded={isOpen}
        aria-label="ALT: photo description"
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (keyOf(event) === 'Escape') setIsOpen(false);
        }}
      >
        <span>ALT</span>
      </Toggle>
    </>
  );
}
