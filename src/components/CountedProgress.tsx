import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface CountedProgressProps {
  label: string;
  done: number;
  /** The total; 0 until it is known. */
  all: number;
  /** Text before "3 of 12". */
  counted: string;
  /** Text while the total is unknown. */
  uncounted: string;
}

/** Progress as a bar and as text that screen readers announce. */
export function CountedProgress({ label, done, all, counted, uncounted }: CountedProgressProps) {
  const hasTotal = all > 0;
  return (
    <Stack sx={{ gap: 2, width: 1 }}>
      <LinearProgress
        aria-label={label}
        value={hasTotal ? (100 * done) / all : 0}
        variant={hasTotal ? 'determinate' : 'indeterminate'}
      />
      <Typography
        role="status"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {hasTotal ? `${counted} ${done} of ${all}` : uncounted}
      </Typography>
    </Stack>
  );
}
