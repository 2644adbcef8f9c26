import styled from '@emotion/styled';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { colour, text } from '../../../theme/tokens';

const Root = styled('span')({
  color: colour.inkSoft,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  '&[data-over=true]': { color: colour.danger, fontWeight: 700 },
});

/**
 * How much may still be written, near the limit: nothing is shown while it is far. That the limit
 * is passed is read out once, and no number at any key.
 */
export function CharactersLeft({ left }: { left: number | null }) {
  if (left === null) return null;
  return (
    <Root data-over={left < 0}>
      {left < 0 ? `${-left} characters too many` : `${left} characters left`}
      <VisuallyHidden role="status">{left < 0 && 'Too long'}</VisuallyHidden>
    </Root>
  );
}
