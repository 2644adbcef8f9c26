import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { FilmLayout } from './FilmLayout';

/** The placeholder of a film page's head. */
export function FilmSkeleton() {
  return (
    <div aria-busy="true">
      <FilmLayout
        actions={<Skeleton height={44} variant="rounded" width={220} />}
        facts={
          <Stack sx={{ gap: 3 }}>
            <Skeleton height={18} variant="rounded" width={200} />
            <Skeleton height={32} variant="rounded" width={260} />
          </Stack>
        }
        poster={
          <Skeleton sx={{ height: 'auto', aspectRatio: '2 / 3' }} variant="rounded" width="100%" />
        }
      >
        <Skeleton height={14} variant="rounded" width={90} />
        <Skeleton height={56} sx={{ mt: 2 }} variant="rounded" width="80%" />
      </FilmLayout>
    </div>
  );
}
