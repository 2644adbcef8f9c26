import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

interface ErrorStateProps {
  message: string;
  /** Tries again; without it there is no Retry button. */
  onRetry?: () => void;
  /** A link back to a page. */
  back?: { to: string; label: string };
}

/** An error message, announced as an alert, with a way to try again. */
export function ErrorState({ message, onRetry, back }: ErrorStateProps) {
  return (
    <Alert severity="error" sx={{ m: 4 }}>
      <p>{message}</p>
      {onRetry && (
        <Button onClick={onRetry} size="small" variant="outlined">
          Retry
        </Button>
      )}
      {back && (
        <Button component={Link} size="small" to={back.to} variant="outlined">
          {back.label}
        </Button>
      )}
    </Alert>
  );
}
