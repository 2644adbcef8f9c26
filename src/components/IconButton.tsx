import styled from '@emotion/styled';
import { colour, media, motion, TARGET } from '../theme/tokens';

const Native = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: TARGET,
  height: TARGET,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: colour.inkSoft,
  cursor: 'pointer',
  // It answers the pointer and a press at once, and fades only when left: a fade’s frames would stand before a click’s.
  transition: `background-color ${motion.quick} ${motion.ease}`,
  '&:hover, &:active': { transition: 'none' },
  [media.hover]: { '&:hover:enabled': { background: colour.hover, color: colour.ink } },
  '&:active:enabled': { background: colour.pressed },
  // A toggle's icon is an outline until it is pressed; both are one icon, so that a press draws none anew.
  '&[aria-pressed] > svg': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.8,
    strokeLinejoin: 'round',
  },
  '&[aria-pressed=true]': { color: colour.accent, '& > svg': { fill: 'currentColor' } },
  '&:disabled': { color: colour.disabled, cursor: 'not-allowed' },
  // An icon that changes under the pointer would be left and entered, with all that listens to it.
  '& > svg': { pointerEvents: 'none' },
});

interface IconButtonProps extends Omit<React.ComponentProps<typeof Native>, 'aria-label'> {
  /** What the button does; it is also shown as the browser's own hint. */
  label: string;
}

/** A round button of 44 px that shows an icon alone. */
export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  return <Native aria-label={label} title={label} type={type} {...rest} />;
}
