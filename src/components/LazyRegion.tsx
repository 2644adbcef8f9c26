import { Suspense } from 'react';
import { RegionBoundary } from './RegionBoundary';

type LazyRegionProps = React.ComponentProps<typeof RegionBoundary> & {
  /** Shown while the code is fetched. */
  waiting?: React.ReactNode;
};

/** A region whose code is fetched once it is wanted, and whose failure stays within it. */
export function LazyRegion({ waiting, children, ...boundary }: LazyRegionProps) {
  return (
    <RegionBoundary {...boundary}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </RegionBoundary>
  );
}
