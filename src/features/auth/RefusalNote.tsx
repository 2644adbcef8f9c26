import { lazyComponent } from '../../components/lazyComponent';
import { LazyRegion } from '../../components/LazyRegion';

const Alert = lazyComponent(async () => (await import('@mui/material/Alert')).default);

/**
 * Shows why the server refused a form until its input changes. Not a live region, because a toast or the browser's
 * alert has already announced the reason.
 */
export function RefusalNote({ children }: { children: string | null }) {
  return (
    children !== null && (
      <LazyRegion fallback={() => children}>
        <Alert role="note" severity="error" variant="outlined">
          {children}
        </Alert>
      </LazyRegion>
    )
  );
}
