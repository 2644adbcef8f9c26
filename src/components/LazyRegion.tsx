import { Suspense, useDeferredValue } from 'react';
import { isToBeLoaded } from './lazyComponent';
import { RegionBoundary } from './RegionBoundary';

interface LazyPartProps {
  /** Shown while the code is loading. */
  waiting?: React.ReactNode;
  /** A lazy component. */
  children: React.ReactNode;
}

/**
 * A part whose code is loaded once the page around it is on screen. Suspense's own fallback would stay for 300 ms, however
 * soon the code came.
 */
export function LazyPart({ waiting, children }: LazyPartProps) {
  const isDue = useDeferredValue(true, !isToBeLoaded(children));
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
