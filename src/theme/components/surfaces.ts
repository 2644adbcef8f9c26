import type { Components } from '@mui/material/styles';
import { colour, media, motion, radius, space, text } from '../tokens';

/** Surfaces on the page or above it: cards, dialogs, menus, tooltips. */
export const surfaces: Components = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      elevation: { backgroundColor: colour.raised, boxShadow: colour.shadow },
      outlined: { borderColor: colour.line, backgroundColor: colour.surface },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.medium } },
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
        // Scrolls focused elements clear of the dialog's sticky head and actions.
        scrollPadding: '72px 0',
        [media.phone]: { border: 0, borderRadius: 0 },
      },
    },
  },
  // A full-screen dialog is taller than its content.
  MuiDialogContent: { styleOverrides: { root: { alignContent: 'start', padding: space(5) } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: { flexWrap: 'wrap', gap: space(2), padding: `0 ${space(5)} ${space(5)}` },
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
        overflowWrap: 'anywhere',
        // On a narrow screen, some items are wider than the menu.
        whiteSpace: 'normal',
        transition: `background-color ${motion.quick} ${motion.ease}`,
        '&:hover, &.Mui-focusVisible': { backgroundColor: colour.hover },
        '&:active': { backgroundColor: colour.pressed },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: colour.accentVeil,
        },
      },
    },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: colour.line } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 600 },
    styleOverrides: {
      tooltip: {
        padding: `${space(1)} ${space(2)}`,
        border: `1px solid ${colour.line}`,
        borderRadius: radius.small,
        backgroundColor: colour.raised,
        color: colour.ink,
        fontSize: text.small,
        fontWeight: 400,
      },
    },
  },
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: {
      root: { fontSize: text.body, overflowWrap: 'anywhere' },
      message: { display: 'grid', justifyItems: 'start', gap: space(4), padding: 0 },
      action: { margin: 0, padding: 0, gap: space(2) },
      // A card with a coloured left edge: amber, or red for an error.
      standard: {
        padding: space(5),
        border: `1px solid ${colour.line}`,
        borderLeft: `4px solid ${colour.accent}`,
        borderRadius: radius.medium,
        boxShadow: 'none',
        backgroundColor: colour.surface,
        color: colour.ink,
        '&.MuiAlert-colorError': { borderLeftColor: colour.danger },
      },
      // A strip above the page: amber in both modes.
      filled: {
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space(3),
        padding: `${space(2)} ${space(4)}`,
        borderRadius: 0,
        boxShadow: 'none',
        backgroundColor: colour.accentFill,
        color: colour.onAccent,
        fontSize: text.small,
        fontWeight: 600,
        // The mode's text colour may be unreadable on amber.
        '& .MuiButton-root': {
          borderColor: 'currentColor',
          color: 'inherit',
          '&:hover': { backgroundColor: colour.accentFillHover },
          '&:active': { backgroundColor: colour.accentFillPressed },
        },
      },
    },
  },
};
