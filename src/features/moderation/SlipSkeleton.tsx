import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { Slip } from './Slip';

const PLACES = ['first', 'second', 'third'];

/** Placeholders of reports or entries of the log. */
export const SLIPS = PLACES.map((place) => (
  <Slip as="div" key={place}>
    <Skeleton width="30%" />
    <Skeleton height={96} variant="rounded" />
  </Slip>
));

export const WAITING = (
  <div aria-busy="true">
    <VisuallyHidden>Loading</VisuallyHidden>
    {SLIPS}
  </div>
);
