import styled from '@emotion/styled';
import { colour, media, space, TARGET, text } from '../theme/tokens';

/** Up to three columns: the navigation, the page, and suggestions. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  justifyContent: 'center',
  minHeight: '100dvh',
  [media.phone]: {
    paddingBottom: `calc(56px + env(safe-area-inset-bottom))`,
    alignContent: 'start',
  },
  [media.rail]: { gridTemplateColumns: '76px minmax(0, 640px)' },
  [media.aside]: { gridTemplateColumns: '76px minmax(0, 640px) minmax(300px, 360px)' },
  [media.full]: { gridTemplateColumns: '248px minmax(0, 640px) minmax(320px, 376px)' },
  [media.wide]: {
    // The page is the widest: its posters and pictures fill the room, and its lines can still be read.
    gridTemplateColumns:
      'clamp(248px, 13vw, 340px) minmax(0, clamp(720px, 33vw, 860px)) clamp(640px, 31vw, 820px)',
  },
  /** The page spans all these rows; the suggestions are placed between its heading and its content. */
  '&[data-suggests]': {
    gridTemplateRows: `[banner] auto [visit] auto [heading] max(64px, calc(${text.heading} * 1.2 + ${space(4)})) [suggestions] auto [page] 1fr`,
  },
});

export const Side = styled('div')({
  [media.phone]: { display: 'contents' },
  [media.rail]: {
    position: 'sticky',
    top: 0,
    gridRow: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    gap: space(4),
    height: '100dvh',
    padding: `${space(3)} ${space(3)} ${space(4)}`,
    overflowY: 'auto',
  },
});

export const Banner = styled('header')({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  padding: `${space(1)} ${space(2)}`,
  '& a': {
    display: 'grid',
    minWidth: TARGET,
    minHeight: TARGET,
    placeItems: 'center',
    textDecoration: 'none',
  },
  '& > button': { position: 'absolute', right: space(2) },
  [media.rail]: {
    flexDirection: 'column',
    alignItems: 'center',
    padding: 0,
    '& .wordmark-letters': { display: 'none' },
    '& > button': { position: 'static' },
  },
  [media.full]: {
    flexDirection: 'row',
    justifyContent: 'flex-start',
    padding: `0 ${space(3)}`,
    '& .wordmark-letters': { display: 'inline' },
  },
});

export const Main = styled('main')({
  minWidth: 0,
  minHeight: '100%',
  '&:focus': { outline: 'none' },
  [media.rail]: { gridColumn: 2, minHeight: '100dvh', borderInline: `1px solid ${colour.line}` },
  '[data-suggests] > &': {
    display: 'grid',
    gridColumn: -2,
    gridRow: 'visit / -1',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    '& > *': { gridColumn: 1, gridRow: 'page' },
    '& > [aria-label="Visit"]': { gridRow: 'visit' },
    // A sticky heading needs all rows to stick to.
    '& > :has(> h1)': { gridRow: 'heading / -1', alignSelf: 'start' },
  },
});

export const Aside = styled('aside')({
  display: 'grid',
  gap: space(4),
  minWidth: 0,
  padding: space(4),
  // In the page's column; positioned, so that it receives pointer events above the page.
  '[data-suggests] > &': { position: 'relative', gridColumn: -2, gridRow: 'suggestions' },
  [media.aside]: {
    position: 'sticky',
    top: 0,
    gridColumn: 3,
    padding: `${space(3)} ${space(3)} ${space(3)} ${space(6)}`,
  },
});
