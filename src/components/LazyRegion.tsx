import { Suspense } from 'react';
import { RegionBoundary } from './RegionBoundary';

type LazyRegionProps = React.ComponentProps<typeof RegionBoundary> & {
  /** Shown while the code is loading. */
  waiting?: React.ReactNode;
};

/** A region whose code is loaded when it first renders, and whose failure stays inside it. */
export function LazyRegion({ waiting, children, ...boundary }: LazyRegionProps) {
  return (
    <RegionBoundary {...boundary}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </RegionBoundary>
  );
}
