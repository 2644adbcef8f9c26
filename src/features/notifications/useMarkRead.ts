import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { notificationsSeen } from './notificationActions';
import { selectUnread } from './notificationsApi';

/**
 * Marks notifications as read once the user sees them: those on the list, those that arrive while it is visible, and
 * those that arrived while the tab was hidden. If a call fails, they are marked the next time.
 * @param newestId the newest notification of the list; undefined while it is loading
 */
export const useMarkRead = (newestId: string | undefined): void => {
  const dispatch = useAppDispatch();
  const hasUnread = useAppSelector(selectUnread) > 0;
  useEffect(() => {
    if (newestId === undefined || !hasUnread) return undefined;
    const mark = () => {
      if (document.visibilityState === 'visible') dispatch(notificationsSeen(newestId));
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [dispatch, hasUnread, newestId]);
};
