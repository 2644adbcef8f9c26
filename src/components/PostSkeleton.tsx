import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { PersonRowSkeleton } from './PersonRowSkeleton';

interface PostSkeletonProps {
  photo?: boolean;
}

/** A placeholder for a post while it loads. */
export function PostSkeleton({ photo = false }: PostSkeletonProps) {
  return (
    <Stack aria-hidden="true" sx={{ gap: 3, p: 4, borderBottom: 1, borderColor: 'divider' }}>
      <PersonRowSkeleton />
      <Skeleton height={14} variant="rounded" width="100%" />
      <Skeleton height={14} variant="rounded" width="64%" />
      {photo && (
        <Skeleton sx={{ height: 'auto', aspectRatio: '3 / 2' }} variant="rounded" width="100%" />
      )}
      <Skeleton height={28} variant="rounded" width={160} />
    </Stack>
  );
}
