import styled from '@emotion/styled';
import { colour, radius, space } from '../theme/tokens';

const Anchor = styled('a')({
  position: 'fixed',
  top: space(2),
  left: space(2),
  zIndex: 20,
  padding: `${space(3)} ${space(5)}`,
  borderRadius: radius.pill,
  background: colour.accentFill,
  color: colour.onAccent,
  fontWeight: 650,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

interface SkipLinkProps {
  target: React.RefObject<HTMLElement | null>;
}

/** The first tab stop: past the navigation, straight to the content. */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <Anchor
      href="#content"
      onClick={(event) => {
        // Followed as a link, it would leave an entry in the history that Back had to undo.
        event.preventDefault();
        target.current?.focus();
      }}
    >
      Skip to content
    </Anchor>
  );
}
