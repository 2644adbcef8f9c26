import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** A placeholder for a user in a list. */
export function PersonRowSkeleton() {
  return (
    <Stack aria-hidden="true" direction="row" sx={{ alignItems: 'center', gap: 3, py: 2 }}>
      <Skeleton height={44} variant="circular" width={44} />
      <Stack sx={{ gap: 2 }}>
        <Skeleton height={14} variant="rounded" width={140} />
        <Skeleton height={12} variant="rounded" width={90} />
      </Stack>
    </Stack>
  );
}
