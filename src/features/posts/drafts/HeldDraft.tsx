import styled from '@emotion/styled';
import { Callout } from '../../../components/Callout';
import { colour, space, text } from '../../../theme/tokens';
import type { Draft } from '../postsSlice';

const Root = styled(Callout)({
  display: 'grid',
  gap: space(3),
  margin: space(4),
  padding: space(4),
});

const Quote = styled('blockquote')({
  margin: 0,
  color: colour.inkSoft,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

const Choices = styled('div')({ display: 'flex', gap: space(2) });

interface HeldDraftProps {
  draft: Draft;
  role: 'alert' | 'status';
  /** Why it is held. */
  message: string;
  /** The buttons that say what becomes of it. */
  children: React.ReactNode;
}

/** Words that wait above the composer, and what can be done with them. */
export function HeldDraft({ draft: { content, photos }, role, message, children }: HeldDraftProps) {
  return (
    <Root role={role}>
      <p>{message}</p>
      <Quote dir="auto">{content || (photos === null ? '' : 'A photo without words.')}</Quote>
      <Choices>{children}</Choices>
    </Root>
  );
}
