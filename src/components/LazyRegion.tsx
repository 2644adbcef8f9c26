import { Suspense, useDeferredValue } from 'react';
import { RegionBoundary } from './RegionBoundary';

interface LazyPartProps {
  /** Shown while the code is loading. */
  waiting?: React.ReactNode;
  /** For what nobody came for: its code is loaded after the page around it is on screen. */
  isLate?: boolean;
  children: React.ReactNode;
}

/** A part whose code is loaded when it first renders. */
export function LazyPart({ waiting, isLate = false, children }: LazyPartProps) {
  const isDue = useDeferredValue(true, !isLate);
  return <Suspense fallback={waiting}>{isDue ? children : waiting}</Suspense>;
}

/** A lazy part whose failure stays inside it. */
export function LazyRegion({
  waiting,
  isLate = false,
  children,
  ...boundary
}: LazyPartProps & React.ComponentProps<typeof RegionBoundary>) {
  return (
    <RegionBoundary {...boundary}>
      <LazyPart isLate={isLate} waiting={waiting}>
        {children}
      </LazyPart>
    </RegionBoundary>
  );
}
