import styled from '@emotion/styled';
import { colour, media, space, text } from '../../../theme/tokens';

/** A card's button with a count beside it. */
export const CountedAction = styled('span')({ display: 'inline-flex', alignItems: 'center' });

export const ActionCount = styled('span')({
  minWidth: space(6),
  [media.phone]: { minWidth: space(4) },
  color: colour.inkSoft,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
