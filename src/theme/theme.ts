import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { baseline } from './baseline';
import { buttons } from './components/buttons';
import { fields } from './components/fields';
import { lists } from './components/lists';
import { surfaces } from './components/surfaces';
import {
  breakpoints,
  font,
  palettes,
  radius,
  text,
  type ColourName,
  type ShownMode,
} from './tokens';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    poster: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    poster?: React.CSSProperties;
  }
  interface Palette {
    brand: Record<ColourName, string>;
  }
  interface PaletteOptions {
    brand?: Record<ColourName, string>;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    poster: true;
  }
}

/** A mode's palette, as MUI's own components use it. */
export const paletteOf = (mode: ShownMode): PaletteOptions => {
  const brand = palettes[mode];
  return {
    mode,
    // The accent is a text colour, dark in light mode, so text on it has the screen's colour.
    primary: { main: brand.accent, contrastText: brand.screen },
    error: { main: brand.danger },
    background: { default: brand.screen, paper: brand.raised },
    text: { primary: brand.ink, secondary: brand.inkSoft, disabled: brand.disabled },
    divider: brand.line,
    brand,
  };
};

const display = { fontFamily: font.display, fontWeight: 400, letterSpacing: '0.01em' };

/**
 * One theme for both modes. A mode only changes CSS variables, so switching rerenders nothing, and `data-mode` on an
 * element fixes the mode of its content.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mode' },
  defaultColorScheme: 'dark',
  colorSchemes: {
    dark: { palette: paletteOf('dark') },
    light: { palette: paletteOf('light') },
  },
  breakpoints: {
    values: { xs: 0, sm: breakpoints.rail, md: breakpoints.aside, lg: breakpoints.full, xl: 1536 },
  },
  spacing: 4,
  shape: { borderRadius: parseInt(radius.medium, 10) },
  typography: {
    fontFamily: font.body,
    poster: { ...display, lineHeight: 0.92, letterSpacing: 'normal', textTransform: 'uppercase' },
    h1: { ...display, fontSize: text.heading, lineHeight: 1.1 },
    h2: { ...display, fontSize: text.title, lineHeight: 1, letterSpacing: '0.02em' },
    h3: { ...display, fontSize: text.title, lineHeight: 1 },
    subtitle1: { fontSize: text.lead, lineHeight: 1.5 },
    body2: { fontSize: text.small, lineHeight: 1.5 },
    overline: {
      // In forced colours, the background of the large text below would cover it.
      position: 'relative',
      color: 'var(--mui-palette-primary-main)',
      fontSize: text.eyebrow,
      fontWeight: 700,
      letterSpacing: '0.14em',
      lineHeight: 1.4,
    },
    button: { fontSize: text.body, fontWeight: 650, lineHeight: 1.2, textTransform: 'none' },
  },
  components: {
    MuiCssBaseline: { styleOverrides: baseline },
    MuiTypography: { defaultProps: { variantMapping: { overline: 'p', poster: 'h1' } } },
    ...buttons,
    ...fields,
    ...lists,
    ...surfaces,
  },
});
