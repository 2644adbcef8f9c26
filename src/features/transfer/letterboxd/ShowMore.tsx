import { useState } from 'react';
import Button from '@mui/material/Button';

/** Rendering thousands of them would be slow. */
const BATCH_SIZE = 20;

interface ShowMoreProps<T> {
  items: readonly T[];
  children: (shown: readonly T[]) => React.ReactNode;
}

/** Renders the first items of a list, and the next ones on request. */
export function ShowMore<T>({ items, children }: ShowMoreProps<T>) {
  const [shown, setShown] = useState(BATCH_SIZE);
  const left = items.length - shown;
  return (
    <>
      {children(items.slice(0, shown))}
      {left > 0 && (
        <Button onClick={() => setShown(shown + BATCH_SIZE)} sx={{ justifySelf: 'start' }}>
          Show {Math.min(left, BATCH_SIZE)} more
        </Button>
      )}
    </>
  );
}
