import styled from '@emotion/styled';
import { useNavigationFocus } from '../components/NavigationFocus';
import { Button, ButtonLink } from '../components/Button';
import { Eyebrow } from '../components/Eyebrow';
import { FilmStrip } from '../components/FilmStrip';
import { paths } from '../lib/paths';
import { colour, font, space } from '../theme/tokens';

const Main = styled('main')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space(5),
  minHeight: '100dvh',
  maxWidth: '760px',
  margin: '0 auto',
  padding: `${space(10)} ${space(6)}`,
  color: colour.inkSoft,
});

const Title = styled('h1')({
  color: colour.ink,
  font: `400 clamp(3.5rem, 11vw, 7rem)/0.92 ${font.display}`,
  textTransform: 'uppercase',
  textWrap: 'balance',
});

interface ErrorPageProps {
  /** What happened, where it is known. */
  children?: React.ReactNode;
  /** Tries again; without it there is nothing to try. */
  onRetry?: () => void;
}

/** Shown at an address that does not exist, and when the app itself fails. */
export function ErrorPage({ children, onRetry }: ErrorPageProps) {
  const heading = useNavigationFocus('Unexpected Application Error!');
  return (
    <Main>
      <FilmStrip frames={4} />
      <Eyebrow>The film tore</Eyebrow>
      <Title ref={heading} tabIndex={-1}>
        Unexpected Application Error!
      </Title>
      <p>{children ?? 'There is nothing at this address.'}</p>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
      <ButtonLink to={paths.home}>Back to Home</ButtonLink>
    </Main>
  );
}
