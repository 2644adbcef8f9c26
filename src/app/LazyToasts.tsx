import { lazy, Suspense, useState } from 'react';
import { selectToasts } from '../features/ui/uiSlice';
import { useAppSelector } from './hooks';

const Toasts = lazy(async () => ({
  default: (await import('../features/ui/Toasts')).Toasts,
}));

/** Fetches what shows notices when there is the first to show; from then on it stays. */
export function LazyToasts() {
  const isWanted = useAppSelector((state) => selectToasts(state).length > 0);
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return (
    wasWanted && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}
