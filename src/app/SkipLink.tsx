import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { space } from '../theme/tokens';

const Anchor = styled(Button)({
  position: 'fixed',
  top: space(2),
  left: space(2),
  zIndex: 20,
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
        // Following the link would add a history entry that Back must undo.
        event.preventDefault();
        target.current?.focus();
      }}
      variant="contained"
    >
      Skip to content
    </Anchor>
  );
}
