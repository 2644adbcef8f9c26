import { useMemo } from 'react';
import { useUser } from '../../users/useUser';
import { PictureWaiting } from '../PictureWaiting';
import { periodPicture, type Period } from '../pictures/periodPicture';
import { useDrawnPerson } from '../useDrawnPerson';

interface PeriodSubjectProps {
  username: string;
  /** Null: it is being loaded. */
  period: Period | null;
  error: unknown;
  onRetry: () => void;
}

/** A person and a period of their diary as a picture. */
export function PeriodSubject({ username, period, error, onRetry }: PeriodSubjectProps) {
  const { user, error: userError, refetch } = useUser(username);
  const person = useDrawnPerson(user);
  const picture = useMemo(
    () => (period && person ? periodPicture({ ...period, person }) : null),
    [period, person],
  );
  const retry = () => {
    onRetry();
    void refetch();
  };
  return <PictureWaiting error={error ?? userError} onRetry={retry} picture={picture} />;
}
