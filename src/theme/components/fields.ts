import type { Components } from '@mui/material/styles';
import { colour, motion, radius, space, TARGET, text } from '../tokens';

/** Text fields: the label above, the error below, a visible border. */
export const fields: Components = {
  MuiTextField: {
    defaultProps: {
      fullWidth: true,
      slotProps: {
        // Screen readers announce the error when it appears.
        formHelperText: { role: 'alert' },
        // Each line of what is written runs in its own direction.
        htmlInput: { dir: 'auto' },
        inputLabel: { shrink: true },
      },
    },
    styleOverrides: { root: { display: 'grid', gap: space(1.5), minWidth: 0 } },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        color: colour.inkSoft,
        fontSize: text.small,
        fontWeight: 600,
        lineHeight: 1.5,
        pointerEvents: 'auto',
        '&.Mui-focused, &.Mui-error': { color: colour.inkSoft },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        fontSize: text.small,
        lineHeight: 1.5,
        '&.Mui-error': { color: colour.danger },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { color: colour.ink, '&.Mui-disabled': { color: colour.disabled } },
      input: {
        // Without this, Chrome gives autofilled fields its own blue background.
        '&:-webkit-autofill': {
          WebkitTextFillColor: colour.ink,
          caretColor: colour.ink,
          boxShadow: `0 0 0 100px ${colour.accentVeil} inset`,
          borderRadius: 'inherit',
        },
        '&::placeholder': { color: colour.inkFaint, opacity: 1 },
        '&:focus-visible': { outline: 'none' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: radius.medium,
        backgroundColor: colour.surface,
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: colour.edge,
          transition: `border-color ${motion.quick} ${motion.ease}`,
          '& > legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colour.inkSoft },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colour.accent },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: colour.danger },
      },
      multiline: { padding: 0 },
      input: {
        padding: `${space(3)} ${space(3.5)}`,
        // A text box is as high as its rows.
        '&:not(textarea)': { height: '24px' },
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      // The touch target is larger than the visible thumb.
      thumb: {
        width: TARGET,
        height: TARGET,
        backgroundColor: 'transparent',
        '&:hover, &.Mui-focusVisible, &.Mui-active': { boxShadow: 'none' },
        '&::before': {
          width: '20px',
          height: '20px',
          backgroundColor: 'currentColor',
          boxShadow: 'none',
        },
        '&.Mui-focusVisible::before': {
          outline: `2px solid ${colour.accent}`,
          outlineOffset: '2px',
        },
      },
    },
  },
};
