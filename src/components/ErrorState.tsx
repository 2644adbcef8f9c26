import styled from '@emotion/styled';
import { space } from '../theme/tokens';
import { Button } from './Button';
import { Callout } from './Callout';

const Root = styled(Callout)({
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  margin: space(4),
  padding: space(5),
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
