import styled from '@emotion/styled';
import { space, text } from '../../../theme/tokens';

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  maxHeight: '40dvh',
  padding: `${space(3)} ${space(4)} calc(${space(4)} + env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  fontSize: text.small,
});

const Words = styled('p')({
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textWrap: 'balance',
  whiteSpace: 'pre-line',
  color: '#f6efe6',
});

const Author = styled('p')({ color: '#c4b8ab' });

/** What a photo shows, in its author's words, and whose it is. A turn to another photo is read out. */
export function Caption({ author, children }: { author: string; children?: string | undefined }) {
  return (
    <Root aria-live="polite">
      {children !== undefined && <Words dir="auto">{children}</Words>}
      <Author dir="auto">{author}</Author>
    </Root>
  );
}
