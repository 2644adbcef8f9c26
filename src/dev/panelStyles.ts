import styled from '@emotion/styled';
import { colour, radius, space, TARGET, text } from '../theme/tokens';

/** One group of the panel's controls, under its legend. */
export const Group = styled('fieldset')({
  display: 'grid',
  gap: space(3),
  minWidth: 0,
  margin: 0,
  padding: `0 0 ${space(5)}`,
  border: 0,
  borderBottom: `1px solid ${colour.line}`,
});

export const Legend = styled('legend')({
  padding: `0 0 ${space(3)}`,
  color: colour.accent,
  fontSize: text.eyebrow,
  fontWeight: 700,
  letterSpacing: '0.14em',
  textTransform: 'uppercase',
});

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

/** A label with its control below. */
export const Labelled = styled('label')({
  display: 'grid',
  flex: '1 1 0',
  gap: space(1),
  color: colour.inkSoft,
  fontSize: text.small,
  '& > input': { minWidth: 0, minHeight: TARGET, margin: 0, accentColor: colour.accentFill },
  '& > input[type=number]': {
    padding: `0 ${space(3)}`,
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.medium,
    background: colour.surface,
  },
});

/** A label beside its box. */
export const Switch = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: TARGET,
  '& > input': { width: '20px', height: '20px', margin: 0, accentColor: colour.accentFill },
});
