import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { withCommas } from '../../../lib/withCommas';

interface SeenProgressProps {
  seen: number;
  all: number;
}

/** How much of a list the viewer has seen, and how much is left. */
export function SeenProgress({ seen, all }: SeenProgressProps) {
  const text = `${withCommas(seen)} of ${withCommas(all)} seen`;
  const left = all - seen;
  return (
    <Stack sx={{ gap: 2, maxWidth: 420 }}>
      <Typography
        component="p"
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, color: 'text.secondary' }}
        variant="body2"
      >
        <span>{text}</span>
        <span>{left === 0 ? 'Nothing left' : `${withCommas(left)} left`}</span>
      </Typography>
      <LinearProgress
        aria-label="Seen"
        aria-valuetext={text}
        value={(100 * seen) / all}
        variant="determinate"
      />
    </Stack>
  );
}
