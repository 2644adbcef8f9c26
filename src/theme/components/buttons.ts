import type { CSSObject } from '@emotion/react';
import type { Components } from '@mui/material/styles';
import { colour, media, motion, radius, space, TARGET, text } from '../tokens';

const transition = ['background-color', 'border-color', 'color']
  .map((property) => `${property} ${motion.quick} ${motion.ease}`)
  .join(', ');

const ring: CSSObject = { outline: `2px solid ${colour.accent}`, outlineOffset: '2px' };

/** A control without a background. */
const bare = (ink: string): CSSObject => ({
  backgroundColor: 'transparent',
  color: ink,
  [media.hover]: { '&:hover': { backgroundColor: colour.hover } },
  '&:active': { backgroundColor: colour.pressed },
  '&.Mui-disabled': { color: colour.disabled },
});

/** Buttons: amber for the primary action, outlined or bare for the others. */
export const buttons: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        // `:focus-visible` for the prerendered page, before a script can add the class.
        '&:focus-visible, &.Mui-focusVisible': ring,
        // The cursor shows that the button is disabled, which needs pointer events.
        '&.Mui-disabled': { pointerEvents: 'auto', cursor: 'not-allowed' },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        gap: space(2),
        minWidth: 0,
        minHeight: TARGET,
        padding: `${space(2)} ${space(5)}`,
        border: '1px solid transparent',
        borderRadius: radius.pill,
        textAlign: 'center',
        whiteSpace: 'nowrap',
        transition,
        variants: [
          {
            props: { variant: 'contained' },
            style: {
              backgroundColor: colour.accentFill,
              color: colour.onAccent,
              [media.hover]: { '&:hover': { backgroundColor: colour.accentFillHover } },
              '&:active': { backgroundColor: colour.accentFillPressed },
              '&.Mui-disabled': { backgroundColor: colour.pressed, color: colour.inkFaint },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              ...bare(colour.ink),
              borderColor: colour.edge,
              '&.Mui-disabled': { borderColor: colour.edge, color: colour.disabled },
            },
          },
          { props: { variant: 'text' }, style: bare(colour.ink) },
          {
            props: { variant: 'outlined', color: 'error' },
            style: { borderColor: colour.danger, color: colour.danger },
          },
          { props: { color: 'inherit' }, style: { borderColor: 'currentColor', color: 'inherit' } },
          {
            // For rows; still 44 px on touch screens.
            props: { size: 'small' },
            style: {
              minHeight: '36px',
              padding: `${space(1)} ${space(4)}`,
              fontSize: text.small,
              [media.phone]: { minHeight: TARGET },
              '@media (pointer: coarse)': { minHeight: TARGET },
            },
          },
          {
            props: { size: 'large' },
            style: { minHeight: '56px', padding: `0 ${space(9)}`, fontSize: text.lead },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        flexShrink: 0,
        width: TARGET,
        height: TARGET,
        padding: 0,
        // Reacts to hover and press at once, and fades only afterwards.
        transition: `background-color ${motion.quick} ${motion.ease}`,
        '&:hover, &:active': { transition: 'none' },
        [media.hover]: { '&:hover': { backgroundColor: colour.hover } },
        '&:active': { backgroundColor: colour.pressed },
        '&.Mui-disabled': { color: colour.disabled },
        // A toggle's icon is an outline until it is pressed. Both are the same SVG, so that pressing does not redraw it.
        '&[aria-pressed] > svg': {
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 1.8,
          strokeLinejoin: 'round',
        },
        '&[aria-pressed=true]': { color: colour.accent, '& > svg': { fill: 'currentColor' } },
        variants: [
          {
            props: { color: 'default' },
            style: {
              color: colour.inkSoft,
              [media.hover]: { '&:hover': { color: colour.ink } },
              '&[aria-pressed=true]': { color: colour.accent },
            },
          },
        ],
      },
    },
  },
  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'hover' },
    styleOverrides: {
      root: {
        variants: [
          {
            // A link in a sentence.
            props: { underline: 'always', color: 'primary' },
            style: {
              fontWeight: 600,
              textUnderlineOffset: '3px',
              textDecorationColor: 'currentColor',
            },
          },
        ],
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: '60px', height: TARGET, padding: '10px 8px' },
      switchBase: {
        padding: '14px',
        color: colour.inkSoft,
        '&.Mui-checked': { transform: 'translateX(16px)', color: colour.onAccent },
        '&.Mui-checked + .MuiSwitch-track': {
          borderColor: colour.accentFill,
          backgroundColor: colour.accentFill,
          opacity: 1,
        },
        '&.Mui-focusVisible + .MuiSwitch-track': ring,
      },
      thumb: { width: '16px', height: '16px', boxShadow: 'none' },
      track: {
        boxSizing: 'border-box',
        border: `1px solid ${colour.edge}`,
        borderRadius: radius.pill,
        backgroundColor: colour.surface,
        opacity: 1,
      },
    },
  },
};
