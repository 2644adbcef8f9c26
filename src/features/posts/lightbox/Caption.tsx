import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { space } from '../../../theme/tokens';

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  maxHeight: '40dvh',
  padding: `${space(3)} ${space(4)} calc(${space(4)} + env(safe-area-inset-bottom))`,
  overflowY: 'auto',
});

const Words = styled(Typography)({
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textWrap: 'balance',
  whiteSpace: 'pre-line',
  color: '#f6efe6',
});

const Author = styled(Typography)({ color: '#c4b8ab' });

/** A photo's description and author. A live region, so that a change of photo is announced. */
export function Caption({ author, children }: { author: string; children?: string | undefined }) {
  return (
    <Root aria-live="polite">
      {children !== undefined && (
        <Words dir="auto" variant="body2">
          {children}
        </Words>
      )}
      <Author dir="auto" variant="body2">
        {author}
      </Author>
    </Root>
  );
}
