import styled from '@emotion/styled';
import { colour, font, space, text } from '../theme/tokens';
import { FilmStrip } from './FilmStrip';

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  padding: `${space(16)} ${space(6)}`,
  color: colour.inkSoft,
  textAlign: 'center',
});

const Title = styled('p')({
  color: colour.ink,
  font: `400 ${text.heading}/1 ${font.display}`,
  letterSpacing: '0.01em',
});

interface EmptyStateProps {
  title: string;
  /** What could be done about it: a sentence, a button. */
  children?: React.ReactNode;
}

/** Says that something was looked for and is not there: an unlit strip of film. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <Root>
      <FilmStrip frames={3} />
      <Title>{title}</Title>
      {children}
    </Root>
  );
}
