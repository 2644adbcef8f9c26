import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface ErrorStateProps {
  message: string;
  /** Tries again; without it there is no Retry button. */
  onRetry?: () => void;
}

/** An error message, announced as an alert, with a way to try again. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <Alert severity="error" sx={{ m: 4 }}>
      <p>{message}</p>
      {onRetry && (
        <Button onClick={onRetry} size="small" variant="outlined">
          Retry
        </Button>
      )}
    </Alert>
  );
}
