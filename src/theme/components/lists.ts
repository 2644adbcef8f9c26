import type { Components } from '@mui/material/styles';
import { colour, font, media, motion, radius, space, TARGET, text } from '../tokens';

/** Forced colours remove backgrounds, but show an otherwise transparent outline. */
const SEEN_IN_FORCED_COLOURS = { outline: '2px solid transparent', outlineOffset: '-2px' };

/** Lists, avatars, chips, skeletons, progress. */
export const lists: Components = {
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: { defaultProps: { disablePadding: true } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        gap: space(3),
        padding: space(2),
        borderRadius: radius.medium,
        transition: `background-color ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}`,
        '&:hover': { backgroundColor: 'transparent' },
        [media.hover]: { '&:hover': { backgroundColor: colour.hover } },
        '&:active': { backgroundColor: colour.pressed },
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colour.accentVeil },
        '&.Mui-selected:not(.Mui-focusVisible)': SEEN_IN_FORCED_COLOURS,
      },
    },
  },
  MuiListItemAvatar: { styleOverrides: { root: { minWidth: 0 } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiListItemText: {
    styleOverrides: {
      root: { minWidth: 0, margin: 0 },
      primary: { lineHeight: 1.3, fontWeight: 650 },
      secondary: { lineHeight: 1.3, color: colour.inkFaint, fontSize: text.small },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: { width: '44px', height: '44px', fontFamily: font.display, lineHeight: 1 },
      colorDefault: { backgroundColor: colour.accentVeil, color: colour.accent },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { backgroundColor: colour.hover, color: colour.inkSoft, fontSize: text.eyebrow },
      outlined: { borderColor: colour.edge, backgroundColor: 'transparent' },
      clickable: {
        color: colour.ink,
        fontSize: text.small,
        [media.hover]: { '&:hover': { backgroundColor: colour.hover } },
        '&[aria-current=true], &[aria-pressed=true]': {
          borderColor: colour.accent,
          backgroundColor: colour.accentVeil,
          color: colour.accent,
        },
        [media.phone]: { minHeight: TARGET, borderRadius: radius.pill },
        '@media (pointer: coarse)': { minHeight: TARGET, borderRadius: radius.pill },
      },
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: { flexShrink: 0, maxWidth: '100%', backgroundColor: colour.hover },
      rounded: { borderRadius: radius.small },
    },
  },
  MuiCircularProgress: {
    defaultProps: { thickness: 4.5 },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: '6px', borderRadius: radius.pill, backgroundColor: colour.pressed },
      bar: {
        borderRadius: radius.pill,
        backgroundColor: colour.accentFill,
        ...SEEN_IN_FORCED_COLOURS,
      },
    },
  },
  MuiBottomNavigation: {
    styleOverrides: { root: { height: 'auto', backgroundColor: 'transparent' } },
  },
};
