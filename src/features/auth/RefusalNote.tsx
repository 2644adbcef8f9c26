import { lazyComponent } from '../../components/lazyComponent';
import { LazyRegion } from '../../components/LazyRegion';

const Alert = lazyComponent(async () => (await import('@mui/material/Alert')).default);

/**
 * Why the server refused a form, for as long as nothing else is written. It is no live region: a toast or the browser's
 * alert has said it aloud.
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
