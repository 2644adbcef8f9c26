import styled from '@emotion/styled';
import { colour, radius } from '../theme/tokens';

/** A card set apart by its left edge: amber, or red where it is an alert. */
export const Callout = styled('div')({
  border: `1px solid ${colour.line}`,
  borderLeft: `4px solid ${colour.accent}`,
  borderRadius: radius.medium,
  background: colour.surface,
  overflowWrap: 'anywhere',
  '&[role=alert]': { borderLeftColor: colour.danger },
});
