import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { roomLeft } from '../../../lib/roomLeft';
import { colour } from '../../../theme/tokens';

const Root = styled(Typography)({
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '&[data-over=true]': { color: colour.danger, fontWeight: 700 },
});

/**
 * How much may still be written, near the limit: nothing is shown while it is far. That the limit
 * is passed is read out once, and no number at any key.
 */
export function CharactersLeft({ left }: { left: number | null }) {
  const isOver = left !== null && left < 0;
  return (
    <>
      {left !== null && (
        <Root data-over={isOver} variant="body2">
          {roomLeft(left)}
        </Root>
      )}
      {/* Always there: what is pasted may pass the limit at once, and a region that comes with its words is not read out. */}
      <VisuallyHidden role="status">{isOver && 'Too long'}</VisuallyHidden>
    </>
  );
}
