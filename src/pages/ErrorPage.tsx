import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useNavigationFocus } from '../components/NavigationFocus';
import { FilmStrip } from '../components/FilmStrip';
import { paths } from '../lib/paths';

interface ErrorPageProps {
  /** What happened. Without it, nothing is at this address. */
  children?: React.ReactNode;
  /** Omitted if a retry cannot help. */
  onRetry?: () => void;
}

/** Shown at an unknown address, and if the app itself fails. */
export function ErrorPage({ children, onRetry }: ErrorPageProps) {
  const heading = useNavigationFocus('Unexpected Application Error!');
  return (
    <Stack
      component="main"
      sx={{
        alignItems: 'flex-start',
        justifyContent: 'center',
        gap: 5,
        minHeight: '100dvh',
        maxWidth: '760px',
        mx: 'auto',
        px: 6,
        py: 10,
        color: 'text.secondary',
      }}
    >
      <FilmStrip frames={4} />
      <Typography variant="overline">The film tore</Typography>
      <Typography
        ref={heading}
        sx={{ color: 'text.primary', fontSize: 'clamp(3.5rem, 11vw, 7rem)', textWrap: 'balance' }}
        tabIndex={-1}
        variant="poster"
      >
        Unexpected Application Error!
      </Typography>
      <p>{children ?? 'There is nothing at this address.'}</p>
      {onRetry && (
        <Button onClick={onRetry} variant="contained">
          Retry
        </Button>
      )}
      <Button component={Link} to={paths.home} variant="contained">
        Back to Home
      </Button>
      {!children && (
        <Button component={Link} to={paths.searchPage} variant="outlined">
          Search Cinefolk
        </Button>
      )}
    </Stack>
  );
}
