import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { Post } from '../../../domain/entities';
import { LinkedText } from '../../../components/LinkedText';
import { paths } from '../../../lib/paths';
import { clampLines } from '../../../theme/clampLines';
import { text } from '../../../theme/tokens';

/** How many lines of a folded text are visible. */
const FOLDED_LINES = 8;

const Text = styled(Typography)({
  fontSize: text.lead,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  cursor: 'pointer',
  '&[data-folded]': clampLines(FOLDED_LINES),
});

/** A link in the text opens its own address instead of the post. */
const isOnLink = ({ target }: React.SyntheticEvent) =>
  target instanceof Element && target.closest('a') !== null;

const isSelecting = () => (window.getSelection()?.toString() ?? '') !== '';

interface PostTextProps {
  postId: string;
  /** The existing users whom the text mentions. */
  mentions: Post['mentions'];
  /** True while only its first lines are visible. */
  isFolded: boolean;
  /** The search words to highlight, in folded case. */
  marked: readonly string[];
  /** Called when the focus reaches a link that may be hidden below the fold. */
  onUnfold: () => void;
  children: string;
}

/**
 * A post's text. A click opens the post, unless it is open already; keyboard users open it by its
 * date. The middle button and Ctrl open it in a new tab, and selecting text opens nothing.
 */
export function PostText({
  postId,
  mentions,
  isFolded,
  marked,
  onUnfold,
  children,
}: PostTextProps) {
  const address = paths.post(postId);
  const href = useHref(address);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const openInNewTab = () => window.open(href, '_blank', 'noopener');
  return (
    <Text
      data-folded={isFolded || undefined}
      data-testid="post-text"
      dir="auto"
      onAuxClick={(event) => {
        if (event.button === 1 && !isOnLink(event)) openInNewTab();
      }}
      onClick={(event) => {
        if (isOnLink(event) || isSelecting()) return;
        if (event.ctrlKey || event.metaKey) openInNewTab();
        else if (pathname !== address) void navigate(address);
      }}
      onFocus={(event) => {
        if (isFolded && event.target.matches(':focus-visible')) onUnfold();
      }}
    >
      <LinkedText marked={marked} mentions={mentions}>
        {children}
      </LinkedText>
    </Text>
  );
}
