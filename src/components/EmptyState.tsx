import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FilmStrip } from './FilmStrip';

interface EmptyStateProps {
  title: string;
  /** What could be done about it: a sentence, a button. */
  children?: React.ReactNode;
}

/** Says that something was looked for and is not there: an unlit strip of film. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <Stack
      sx={{
        alignItems: 'center',
        gap: 3,
        px: 6,
        py: 16,
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      <FilmStrip frames={3} />
      <Typography color="textPrimary" component="p" variant="h1">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
