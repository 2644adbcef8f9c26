import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { colour, media, space } from '../../../theme/tokens';

/** A card's button with a count beside it. */
export const CountedAction = styled('span')({ display: 'inline-flex', alignItems: 'center' });

export const ActionCount = styled(Typography)<{ component: 'span' }>({
  minWidth: space(6),
  [media.phone]: { minWidth: space(4) },
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
