import Badge from '@mui/material/Badge';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useGetUnreadQuery } from '../features/notifications/notificationsApi';
import { paths } from '../lib/paths';
import type { NavPage } from './navPages';

/** The number of unread items of a page; only the notifications have any. */
const useUnreadCount = (to: string): number => {
  const isNotifications = to === paths.notifications;
  const { data } = useGetUnreadQuery(undefined, { skip: !isNotifications });
  return (isNotifications && data?.unread) || 0;
};

/** A page's icon, with a badge for unread items. */
export function NavIcon({ to, Icon }: Omit<NavPage, 'label'>) {
  const unread = useUnreadCount(to);
  if (unread === 0) return <Icon />;
  return (
    <Badge aria-hidden="true" badgeContent={unread} color="primary" max={99}>
      <Icon />
    </Badge>
  );
}

/** A page's name, with the unread count for screen readers. */
export function NavLabel({ to, label }: Omit<NavPage, 'Icon'>) {
  const unread = useUnreadCount(to);
  return (
    <>
      {label}
      {unread > 0 && <VisuallyHidden> {unread} unread</VisuallyHidden>}
    </>
  );
}
