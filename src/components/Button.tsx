import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { colour, media, motion, radius, space, TARGET, text } from '../theme/tokens';

type Look = 'filled' | 'outlined' | 'quiet' | 'danger';

const base: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: TARGET,
  padding: `${space(2)} ${space(5)}`,
  border: '1px solid transparent',
  borderRadius: radius.pill,
  background: 'none',
  fontSize: text.body,
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: ['background-color', 'border-color', 'color']
    .map((property) => `${property} ${motion.quick} ${motion.ease}`)
    .join(', '),
  '&:disabled': { cursor: 'not-allowed' },
};

const filled: CSSObject = {
  background: colour.accentFill,
  color: colour.onAccent,
  [media.hover]: { '&:hover:enabled, a&:hover': { background: colour.accentFillHover } },
  '&:active:enabled, a&:active': { background: colour.accentFillPressed },
  '&:disabled': { background: colour.pressed, color: colour.inkFaint, cursor: 'not-allowed' },
};

const bare = (ink: string): CSSObject => ({
  color: ink,
  [media.hover]: { '&:hover:enabled, a&:hover': { background: colour.hover } },
  '&:active:enabled, a&:active': { background: colour.pressed },
  '&:disabled': { color: colour.disabled, cursor: 'not-allowed' },
});

const LOOKS: Record<Look, CSSObject> = {
  filled,
  outlined: { ...bare(colour.ink), borderColor: colour.edge },
  quiet: bare(colour.ink),
  danger: { ...bare(colour.danger), borderColor: colour.danger },
};

interface ButtonStyle {
  look?: Look;
  /** Shorter and narrower, for rows; still 44 px where fingers point. */
  compact?: boolean;
}

const ownProps = (name: PropertyKey) => name !== 'look' && name !== 'compact';

const compactBox: CSSObject = {
  minHeight: '36px',
  padding: `${space(1)} ${space(4)}`,
  fontSize: text.small,
  [media.phone]: { minHeight: TARGET },
  '@media (pointer: coarse)': { minHeight: TARGET },
};

const dress = ({ look = 'filled', compact = false }: ButtonStyle): CSSObject[] => [
  base,
  LOOKS[look],
  compact ? compactBox : {},
];

const NativeButton = styled('button', { shouldForwardProp: ownProps })<ButtonStyle>(dress);

/** A push button. It submits no form unless its type says so. */
export function Button({ type = 'button', ...rest }: React.ComponentProps<typeof NativeButton>) {
  return <NativeButton type={type} {...rest} />;
}

/** A link that looks like a button. */
export const ButtonLink = styled(Link, { shouldForwardProp: ownProps })<ButtonStyle>(dress);
