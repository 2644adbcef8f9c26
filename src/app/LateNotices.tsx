import { lazy, Suspense, useState } from 'react';
import { selectNotices } from '../features/ui/uiSlice';
import { useAppSelector } from './hooks';

const Notices = lazy(async () => ({
  default: (await import('../features/ui/Notices')).Notices,
}));

/** Fetches what shows notices when there is the first to show; from then on it stays. */
export function LateNotices() {
  const isWanted = useAppSelector((state) => selectNotices(state).length > 0);
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return (
    wasWanted && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  );
}
