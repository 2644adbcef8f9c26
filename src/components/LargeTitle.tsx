import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { media } from '../theme/tokens';
import { useNavigationFocus } from './NavigationFocus';

const Title = styled(Typography)({
  fontSize: 'clamp(2.5rem, 11vw, 3.75rem)',
  lineHeight: 0.96,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  [media.rail]: { fontSize: 'clamp(2.75rem, 7vw, 4rem)' },
});

/** The heading of a page about one thing that has a title, such as a film. It takes the focus after a navigation. */
export function LargeTitle({ children: title }: { children: string }) {
  const heading = useNavigationFocus(title);
  return (
    <Title dir="auto" ref={heading} tabIndex={-1} variant="h1">
      {title}
    </Title>
  );
}
