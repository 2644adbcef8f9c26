import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { Stage } from './Stage';

/**
 * The placeholder of a list's head.
 * @param isPage whether the page has no other heading yet
 */
export function ListSkeleton({ isPage = false }: { isPage?: boolean }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as={isPage ? 'h1' : 'span'}>Loading the list</VisuallyHidden>
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
