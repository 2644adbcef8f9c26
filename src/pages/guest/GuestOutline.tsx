import Skeleton from '@mui/material/Skeleton';
import { AuthLayout } from './AuthLayout';

const BLANK = '\u00a0';

/** Login and signup as the document itself shows them until the app has loaded. Rendered by the build only. */
export function GuestOutline() {
  return (
    <AuthLayout eyebrow={BLANK} lead={BLANK} title={BLANK}>
      <Skeleton height={56} variant="rounded" width="100%" />
      <Skeleton height={56} variant="rounded" width="100%" />
    </AuthLayout>
  );
}
