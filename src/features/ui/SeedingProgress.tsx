import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useAppSelector } from '../../app/hooks';
import { selectSeeding } from './uiSlice';

/** Shows the progress while the sample data of a large seed is being written. */
export function SeedingProgress() {
  const progress = useAppSelector(selectSeeding);
  const labelId = useId();
  return (
    progress !== null && (
      <Box role="status" sx={{ paddingX: 2, paddingY: 1 }}>
        <Typography align="center" gutterBottom id={labelId} variant="body2">
          Writing the sample data. This takes a moment.
        </Typography>
        <LinearProgress aria-labelledby={labelId} value={progress * 100} variant="determinate" />
      </Box>
    )
  );
}
