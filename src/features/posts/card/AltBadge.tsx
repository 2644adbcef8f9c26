import { useId, useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { media, radius, space, TARGET } from '../../../theme/tokens';

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

/** Only the chip is visible: the rest enlarges the touch target. */
const Toggle = styled(ButtonBase)({
  position: 'absolute',
  bottom: space(1),
  left: space(2),
  width: TARGET,
  height: TARGET,
  '& > .MuiChip-root': {
    borderRadius: radius.small,
    backgroundColor: GLASS,
    color: '#ffffff',
    fontWeight: 700,
    letterSpacing: '0.04em',
    cursor: 'inherit',
  },
  '& .MuiChip-label': { padding: `0 ${space(1.5)}` },
  '&[aria-expanded=true] > .MuiChip-root': bright,
  [media.hover]: { '&:hover > .MuiChip-root': bright },
});

/** Says that a photo has a description, and shows it over the photo. */
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
        onKeyDown={({ key }) => {
          if (key === 'Escape') setIsOpen(false);
        }}
      >
        <Chip component="span" label="ALT" size="small" />
      </Toggle>
    </>
  );
}
