import styled from '@emotion/styled';
import { colour, radius, space } from '../theme/tokens';
import { Button } from './Button';

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  margin: space(4),
  padding: space(5),
  border: `1px solid ${colour.line}`,
  borderLeft: `4px solid ${colour.danger}`,
  borderRadius: radius.medium,
  background: colour.surface,
  overflowWrap: 'anywhere',
});

interface ErrorStateProps {
  message: string;
  /** Tries again; without it there is nothing to try. */
  onRetry?: () => void;
  /** Another way on, such as a link back. */
  children?: React.ReactNode;
}

/** Says aloud what failed, and offers to try again. */
export function ErrorState({ message, onRetry, children }: ErrorStateProps) {
  return (
    <Root role="alert">
      <p>{message}</p>
      {onRetry && (
        <Button compact look="outlined" onClick={onRetry}>
          Retry
        </Button>
      )}
      {children}
    </Root>
  );
}
