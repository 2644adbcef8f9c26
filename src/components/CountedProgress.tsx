import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface CountedProgressProps {
  label: string;
  done: number;
  /** 0 until it is counted. */
  all: number;
  /** What is being done, before "3 of 12". */
  counted: string;
  /** What is being done while nothing is counted. */
  uncounted: string;
}

/** How far something is, as a bar and in words that a screen reader says by itself. */
export function CountedProgress({ label, done, all, counted, uncounted }: CountedProgressProps) {
  const isCounted = all > 0;
  return (
    <Stack sx={{ gap: 2, width: 1 }}>
      <LinearProgress
        aria-label={label}
        value={isCounted ? (100 * done) / all : 0}
        variant={isCounted ? 'determinate' : 'indeterminate'}
      />
      <Typography
        role="status"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {isCounted ? `${counted} ${done} of ${all}` : uncounted}
      </Typography>
    </Stack>
  );
}
