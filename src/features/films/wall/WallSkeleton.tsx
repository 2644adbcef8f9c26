import Skeleton from '@mui/material/Skeleton';
import { WallGrid } from '../FilmWall';

/** Placeholders for posters. */
export function WallSkeleton({ count }: { count: number }) {
  return (
    <WallGrid aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <Skeleton sx={{ height: 'auto', aspectRatio: '2 / 3' }} variant="rounded" width="100%" />
        </li>
      ))}
    </WallGrid>
  );
}
