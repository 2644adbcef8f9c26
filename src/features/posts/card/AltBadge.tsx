import { useId, useState } from 'react';
import styled from '@emotion/styled';
import { media, motion, radius, space, TARGET, text } from '../../../theme/tokens';

const GLASS = 'rgb(0 0 0 / 0.82)';

const Words = styled('p')({
  position: 'absolute',
  inset: 'auto 0 0',
  maxHeight: '100%',
  padding: `${space(3)} ${space(4)} ${space(12)}`,
  overflowY: 'auto',
  background: GLASS,
  color: '#ffffff',
  fontSize: text.small,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const Toggle = styled('button')({
  position: 'absolute',
  bottom: space(1),
  left: space(2),
  display: 'grid',
  placeItems: 'center',
  width: TARGET,
  height: TARGET,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

/** What is seen of a button that has a finger's room around it. */
const Badge = styled('span')({
  padding: `${space(0.5)} ${space(1.5)}`,
  borderRadius: radius.small,
  background: GLASS,
  color: '#ffffff',
  fontSize: text.eyebrow,
  fontWeight: 700,
  letterSpacing: '0.04em',
  lineHeight: 1.5,
  transition: `background-color ${motion.quick} ${motion.ease}`,
  'button[aria-expanded=true] > &': { background: '#ffffff', color: '#000000' },
  [media.hover]: { 'button:hover > &': { background: '#ffffff', color: '#000000' } },
});

/** Says that a photo has a description, and shows it over the photo. */
export function AltBadge({ children }: { children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const wordsId = useId();
  return (
    <>
      {isOpen && (
        <Words dir="auto" id={wordsId} role="note">
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
        type="button"
      >
        <Badge>ALT</Badge>
      </Toggle>
    </>
  );
}
