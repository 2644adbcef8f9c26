import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { WallGrid } from '../FilmWall';

const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** Holds the place of a wall of posters. */
export function WallSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading films</VisuallyHidden>
      <WallGrid aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place}>
            <Skeleton
              sx={{ width: '100%', height: 'auto', aspectRatio: '2 / 3' }}
              variant="rounded"
            />
          </li>
        ))}
      </WallGrid>
    </div>
  );
}
