import { useState } from 'react';
import { lazyComponent } from '../components/lazyComponent';
import { LazyPart } from '../components/LazyRegion';
import { selectToasts } from '../features/ui/uiSlice';
import { useAppSelector } from './hooks';

const Toasts = lazyComponent(async () => (await import('../features/ui/Toasts')).Toasts);

/** Loads the toasts' code when the first toast is queued, and stays mounted from then on. */
export function LazyToasts() {
  const hasToasts = useAppSelector((state) => selectToasts(state).length > 0);
  const [hadToasts, setHadToasts] = useState(false);
  if (hasToasts && !hadToasts) setHadToasts(true);
  return (
    hadToasts && (
      <LazyPart>
        <Toasts />
      </LazyPart>
    )
  );
}
