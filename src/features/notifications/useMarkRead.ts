import { useEffect } from 'react';
import { useAppSelector } from '../../app/hooks';
import { selectUnread, useReadNotificationsMutation } from './notificationsApi';

/**
 * What a person sees is read: what waited, what arrives while they look, and what came while the tab was behind others.
 * One that could not be marked waits on, and is marked at the next visit.
 * @param newestId of the list, undefined before it is there
 */
export const useMarkRead = (newestId: string | undefined): void => {
  const [markRead] = useReadNotificationsMutation();
  const hasUnread = useAppSelector(selectUnread) > 0;
  useEffect(() => {
    if (newestId === undefined || !hasUnread) return undefined;
    const mark = () => {
      if (document.visibilityState === 'visible') void markRead(newestId);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [hasUnread, markRead, newestId]);
};
