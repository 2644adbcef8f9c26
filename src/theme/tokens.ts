/** All design tokens: colours of both modes, spacing, type, corners, motion. */

export const SHOWN_MODES = ['dark', 'light'] as const;
export type ShownMode = (typeof SHOWN_MODES)[number];

const dark = {
  /** The page's background. */
  screen: '#0d0b0a',
  surface: '#151110',
  raised: '#1e1917',
  hover: '#231d1a',
  pressed: '#2c2521',
  /** A separator. */
  line: '#2e2723',
  /** The border of a control, with enough contrast to be seen by itself. */
  edge: '#7d7066',
  ink: '#f6efe6',
  inkSoft: '#c4b8ab',
  inkFaint: '#9c8f83',
  /** Amber for text, icons and lines. */
  accent: '#ffb224',
  accentFill: '#ffb224',
  accentFillHover: '#ffc14d',
  accentFillPressed: '#eb9c0c',
  onAccent: '#1c1204',
  accentVeil: '#2b2010',
  /** Decorative film strips. */
  film: '#221b17',
  filmFrame: '#332a24',
  danger: '#ff8f7a',
  disabled: '#6e645b',
  toastSuccess: '#1d6b45',
  toastError: '#a8321f',
  toastInfo: '#1f5687',
  toastDefault: '#39312c',
  onToast: '#ffffff',
  veil: 'rgb(5 4 3 / 0.72)',
  headerGlass: 'rgb(13 11 10 / 0.86)',
  shadow: '0 24px 64px rgb(0 0 0 / 0.6)',
};

export type ColourName = keyof typeof dark;

const light: Record<ColourName, string> = {
  screen: '#f5eee2',
  surface: '#fbf6ec',
  raised: '#fffcf6',
  hover: '#ece3d3',
  pressed: '#e2d6c2',
  line: '#ddd1bd',
  edge: '#87775f',
  ink: '#1d1511',
  inkSoft: '#54483e',
  inkFaint: '#6a5d50',
  accent: '#8a4b00',
  accentFill: '#f5a81c',
  accentFillHover: '#ffb93b',
  accentFillPressed: '#e0930a',
  onAccent: '#1d1205',
  accentVeil: '#f8e6c3',
  film: '#2a201a',
  filmFrame: '#4d3f34',
  danger: '#a5291a',
  disabled: '#9b8e7e',
  toastSuccess: '#1d6b45',
  toastError: '#a8321f',
  toastInfo: '#1f5687',
  toastDefault: '#39312c',
  onToast: '#ffffff',
  veil: 'rgb(35 24 14 / 0.55)',
  headerGlass: 'rgb(245 238 226 / 0.88)',
  shadow: '0 24px 64px rgb(60 40 15 / 0.24)',
};

export const palettes: Record<ShownMode, Record<ColourName, string>> = { dark, light };

const referencesTo = <T extends Record<string, string>>(values: T): Record<keyof T, string> => {
  const references: Record<keyof T, string> = { ...values };
  for (const name in references) references[name] = `var(--mui-palette-brand-${name})`;
  return references;
};

/** The colours for components, as CSS variables of the theme: they follow the mode without a rerender. */
export const colour: Record<ColourName, string> = referencesTo(dark);

/** Distances on the 4 px grid. */
export const space = (steps: number): string => `${steps * 4}px`;

export const radius = { small: '4px', medium: '8px', large: '14px', pill: '999px' } as const;

export const font = {
  body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  display: "'League Gothic', 'League Gothic Fallback', 'Arial Narrow', sans-serif",
} as const;

/** Font sizes in rem, so that they follow the user's setting. */
export const text = {
  eyebrow: '0.75rem',
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  title: '1.75rem',
  heading: '2.25rem',
  poster: '3.5rem',
} as const;

export const motion = { quick: '150ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** The minimum width and height of a touch target. */
export const TARGET = '44px';

/** From a text button's edge to its label; as a negative margin, it aligns the label with the text above. */
export const BUTTON_INSET = { small: '17px', medium: '21px' } as const;

/** The layout's breakpoints: from a bottom bar to an icon rail, a second column, full columns, two columns beside. */
export const breakpoints = { rail: 600, aside: 1000, full: 1200, wide: 1800 } as const;

export const media = {
  phone: `@media (max-width: ${breakpoints.rail - 0.02}px)`,
  /** A phone whose bar has space for six places with their names. */
  sixPlaces: '@media (min-width: 390px)',
  rail: `@media (min-width: ${breakpoints.rail}px)`,
  belowAside: `@media (max-width: ${breakpoints.aside - 0.02}px)`,
  aside: `@media (min-width: ${breakpoints.aside}px)`,
  belowFull: `@media (max-width: ${breakpoints.full - 0.02}px)`,
  full: `@media (min-width: ${breakpoints.full}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  /** Such as a desktop at 400 % zoom: no space for sticky elements. */
  low: '@media (max-height: 400px)',
  hover: '@media (hover: hover)',
  forced: '@media (forced-colors: active)',
  still: '@media (prefers-reduced-motion: reduce)',
} as const;
