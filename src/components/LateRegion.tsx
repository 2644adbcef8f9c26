import { Suspense } from 'react';
import { RegionBoundary } from './RegionBoundary';

type LateRegionProps = React.ComponentProps<typeof RegionBoundary> & {
  /** Shown while the code is fetched. */
  waiting?: React.ReactNode;
};

/** A region whose code is fetched once it is wanted, and whose failure stays within it. */
export function LateRegion({ waiting, children, ...boundary }: LateRegionProps) {
  return (
    <RegionBoundary {...boundary}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </RegionBoundary>
  );
}
