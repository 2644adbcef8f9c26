import styled from '@emotion/styled';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { text } from '../../theme/tokens';

const Text = styled('p')({
  fontSize: text.lead,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  cursor: 'pointer',
});

const isSelecting = () => (window.getSelection()?.toString() ?? '') !== '';

interface PostTextProps {
  postId: string;
  children: string;
}

/**
 * A post's text. A click on it opens the post, as its date does for the keyboard; the middle
 * button and Ctrl open it in a tab of its own, and text being selected opens nothing.
 */
export function PostText({ postId, children }: PostTextProps) {
  const address = paths.post(postId);
  const href = useHref(address);
  const navigate = useNavigate();
  const openApart = () => window.open(href, '_blank', 'noopener');
  return (
    <Text
      data-testid="post-text"
      dir="auto"
      onAuxClick={({ button }) => {
        if (button === 1) openApart();
      }}
      onClick={({ ctrlKey, metaKey }) => {
        if (isSelecting()) return;
        if (ctrlKey || metaKey) openApart();
        else void navigate(address);
      }}
    >
      {children}
    </Text>
  );
}
