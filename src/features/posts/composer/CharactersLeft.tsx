import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { charactersLeftText } from '../../../lib/charactersLeftText';
import { colour } from '../../../theme/tokens';

const Root = styled(Typography)({
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '&[data-over=true]': { color: colour.danger, fontWeight: 700 },
});

/**
 * How many characters are left, shown only near the limit. A screen reader announces once that the
 * limit is exceeded, and not a number on every key press.
 */
export function CharactersLeft({ left }: { left: number | null }) {
  const isOver = left !== null && left < 0;
  return (
    <>
      {left !== null && (
        <Root data-over={isOver} variant="body2">
          {charactersLeftText(left)}
        </Root>
      )}
      {/* Always mounted, for pasting may exceed the limit at once, and a live region is not announced as it mounts. */}
      <VisuallyHidden role="status">{isOver && 'Too long'}</VisuallyHidden>
    </>
  );
}
