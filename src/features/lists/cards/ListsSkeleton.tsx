import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { ListsGrid } from './ListsGrid';

/** The placeholder of lists of films. */
export function ListsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading lists</VisuallyHidden>
      <ListsGrid aria-hidden="true">
        {[0, 1].map((place) => (
          <li key={place}>
            <Skeleton height={216} variant="rounded" width="100%" />
          </li>
        ))}
      </ListsGrid>
    </div>
  );
}
