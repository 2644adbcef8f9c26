import Skeleton from '@mui/material/Skeleton';
import { Stage } from './Stage';

/** The placeholder of a list's head. */
export function ListSkeleton() {
  return (
    <div aria-busy="true">
      <Stage>
        <Skeleton height={14} variant="rounded" width={120} />
        <Skeleton height={56} variant="rounded" width="70%" />
        <Skeleton height={28} variant="rounded" width={160} />
        <Skeleton height={18} variant="rounded" width={420} />
        <Skeleton height={44} variant="rounded" width={280} />
      </Stage>
    </div>
  );
}
