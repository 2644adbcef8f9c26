import styled from '@emotion/styled';
import { colour, font, media, radius, space, text } from '../src/theme/tokens';

export const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  maxWidth: '1400px',
  margin: '0 auto',
  [media.aside]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
});

export const Contents = styled('nav')({
  padding: `${space(6)} ${space(4)}`,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(4)}` },
  '& a': {
    display: 'grid',
    alignItems: 'center',
    minHeight: '44px',
    color: colour.inkSoft,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { color: colour.ink } },
  },
  [media.aside]: {
    position: 'sticky',
    top: 0,
    height: '100dvh',
    overflowY: 'auto',
    '& ul': { display: 'grid', marginTop: space(6) },
  },
});

export const Stage = styled('main')({
  display: 'grid',
  gap: space(16),
  minWidth: 0,
  padding: `${space(8)} ${space(4)} ${space(16)}`,
  [media.aside]: { padding: `${space(8)} ${space(8)} ${space(16)}` },
});

export const Intro = styled('header')({
  display: 'grid',
  gap: space(3),
  '& h1': { font: `400 ${text.poster}/1 ${font.display}`, textTransform: 'uppercase' },
  '& p:last-child': { maxWidth: '60ch', color: colour.inkSoft, fontSize: text.lead },
});

export const Section = styled('section')({
  display: 'grid',
  gap: space(8),
  minWidth: 0,
  scrollMarginTop: space(6),
  '& > h2': {
    paddingBottom: space(3),
    borderBottom: `2px solid ${colour.accentFill}`,
    font: `400 ${text.heading}/1.1 ${font.display}`,
  },
});

/** Small components share a row. */
export const Components = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space(10)} ${space(8)}`,
});

export const Component = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '100%',
  gap: space(4),
  minWidth: 0,
  '& > h3': { fontSize: text.body, fontWeight: 650, overflowWrap: 'anywhere' },
});

export const Stories = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space(5),
  '& > li': {
    display: 'grid',
    gap: space(2),
    flex: '0 1 auto',
    minWidth: 0,
    maxWidth: '100%',
    '&[data-wide=true]': { width: '500px', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const Caption = styled('a')({
  color: colour.inkFaint,
  fontSize: text.small,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});

/** Contains fixed and positioned content, without clipping what opens beside it. */
export const Frame = styled('div')({
  position: 'relative',
  minWidth: 0,
  padding: space(3),
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.screen,
  '&[data-wide=true]': { padding: 0, overflow: 'clip' },
});

export const Window = styled('iframe')({
  display: 'block',
  width: '500px',
  maxWidth: '100%',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
});
