import { createTheme } from '@mui/material/styles';
import { breakpoints, colour, font, media, motion, palettes, radius, space, text } from './tokens';

const { dark } = palettes;

/**
 * One theme for both modes. What a mode changes are custom properties alone, so changing it renders
 * nothing again; the palette below only feeds what MUI computes by itself.
 */
export const theme = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: dark.accent, contrastText: dark.onAccent },
    error: { main: dark.danger },
    background: { default: dark.screen, paper: dark.raised },
    text: { primary: dark.ink, secondary: dark.inkSoft },
  },
  breakpoints: {
    values: { xs: 0, sm: breakpoints.rail, md: breakpoints.aside, lg: breakpoints.full, xl: 1536 },
  },
  typography: { fontFamily: font.body },
  shape: { borderRadius: parseInt(radius.medium, 10) },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: {
      styleOverrides: {
        root: {
          backgroundColor: colour.raised,
          backgroundImage: 'none',
          color: colour.ink,
          boxShadow: colour.shadow,
        },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: colour.veil } },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          border: `1px solid ${colour.line}`,
          borderRadius: radius.large,
          // What the focus reaches is scrolled clear of the dialog's head.
          scrollPaddingTop: '72px',
          [media.phone]: { border: 0, borderRadius: 0 },
        },
      },
    },
    MuiMenu: {
      styleOverrides: {
        paper: {
          minWidth: '200px',
          border: `1px solid ${colour.line}`,
          borderRadius: radius.medium,
        },
        list: { padding: space(1) },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          gap: space(3),
          minHeight: '44px',
          padding: `${space(2)} ${space(3)}`,
          borderRadius: radius.small,
          fontSize: text.body,
          transition: `background-color ${motion.quick} ${motion.ease}`,
          '&:hover': { backgroundColor: colour.hover },
          '&:active': { backgroundColor: colour.pressed },
          '&.Mui-focusVisible': { backgroundColor: colour.hover },
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
            backgroundColor: colour.accentVeil,
          },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          borderRadius: radius.medium,
          backgroundColor: colour.surface,
          color: colour.ink,
          fontSize: text.body,
          '& .MuiOutlinedInput-notchedOutline': {
            borderColor: colour.edge,
            transition: `border-color ${motion.quick} ${motion.ease}`,
          },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colour.inkSoft },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colour.accent },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: colour.danger },
          '&.Mui-disabled': { color: colour.disabled },
        },
        multiline: { padding: 0 },
        input: {
          height: '24px',
          padding: `${space(3)} ${space(3.5)}`,
          // Without this, Chrome paints filled-in fields in a blue of its own.
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
  },
});
