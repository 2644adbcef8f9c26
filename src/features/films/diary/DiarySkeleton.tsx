import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const ROWS = ['first', 'second', 'third'];

/** The placeholder of entries that are not loaded yet. */
export function DiarySkeleton() {
  return (
    <Stack aria-hidden="true" sx={{ gap: 6, px: 4, py: 6 }}>
      {ROWS.map((row) => (
        <Stack direction="row" key={row} sx={{ gap: 4 }}>
          <Skeleton height={40} variant="rounded" width={40} />
          <Skeleton height={96} variant="rounded" width={64} />
          <Stack sx={{ flexGrow: 1, gap: 2, minWidth: 0 }}>
            <Skeleton height={26} variant="rounded" width={180} />
            <Skeleton height={16} variant="rounded" width={90} />
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
