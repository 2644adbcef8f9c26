import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { preloadOf } from './lazyComponent';
import { RegionBoundary } from './RegionBoundary';

interface LazyPartProps {
  /** Shown while the code is loading. */
  waiting?: React.ReactNode;
  /** Usually a lazy component; Suspense waits for all other code inside. */
  children: React.ReactNode;
}

/**
 * A part whose code is loaded once the page around it is on screen, and which renders in slices then. Each waits for its
 * own code alone. Suspense would keep its fallback for 300 ms, however soon the code came.
 */
export function LazyPart({ waiting, children }: LazyPartProps) {
  const [preload] = useState(() => preloadOf(children));
  const [isSettled, setIsSettled] = useState(!preload);
  useEffect(() => {
    // What failed is loaded once more as it renders, and fails in its region.
    const settle = () => setIsSettled(true);
    preload?.().then(settle, settle);
  }, [preload]);
  const isDue = useDeferredValue(isSettled);
  return <Suspense fallback={waiting}>{isDue ? children : waiting}</Suspense>;
}

/** A lazy part whose failure stays inside it. */
export function LazyRegion({
  waiting,
  children,
  ...boundary
}: LazyPartProps & React.ComponentProps<typeof RegionBoundary>) {
  return (
    <RegionBoundary {...boundary}>
      <LazyPart waiting={waiting}>{children}</LazyPart>
    </RegionBoundary>
  );
}
