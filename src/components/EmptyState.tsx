import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FilmStrip } from './FilmStrip';

interface EmptyStateProps {
  title: string;
  /** What the user can do about it: a sentence, a button. */
  children?: React.ReactNode;
}

/** An empty list or a missing page, with a strip of unexposed film. */
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
