import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const COUNTS = ['posts', 'films', 'following', 'followers'];

/** A placeholder for a profile's header. */
export function ProfileSkeleton() {
  return (
    <Stack
      aria-hidden="true"
      sx={{ gap: 4, px: 4, pt: 8, pb: 6, borderBottom: 1, borderColor: 'divider' }}
    >
      <Skeleton height={112} variant="circular" width={112} />
      <Skeleton height={40} variant="rounded" width={240} />
      <Skeleton height={14} variant="rounded" width={120} />
      <Skeleton height={14} variant="rounded" width="80%" />
      <Stack direction="row" sx={{ gap: 4 }}>
        {COUNTS.map((count) => (
          <Skeleton height={20} key={count} sx={{ flex: '0 1 80px' }} variant="rounded" />
        ))}
      </Stack>
    </Stack>
  );
}
