import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

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
    <Alert severity="error" sx={{ m: 4 }}>
      <p>{message}</p>
      {onRetry && (
        <Button onClick={onRetry} size="small" variant="outlined">
          Retry
        </Button>
      )}
      {children}
    </Alert>
  );
}
