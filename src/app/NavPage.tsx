import Badge from '@mui/material/Badge';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useGetUnreadQuery } from '../features/notifications/notificationsApi';
import { paths } from '../lib/paths';
import type { NavPage } from './navPages';

/** How many things wait at a page: only notifications do. */
const useWaiting = (to: string): number => {
  const isNotifications = to === paths.notifications;
  const { data } = useGetUnreadQuery(undefined, { skip: !isNotifications });
  return (isNotifications && data?.unread) || 0;
};

/** A page's icon, with the number of what waits there. */
export function NavIcon({ to, Icon }: Omit<NavPage, 'label'>) {
  const waiting = useWaiting(to);
  if (waiting === 0) return <Icon />;
  return (
    <Badge aria-hidden="true" badgeContent={waiting} color="primary" max={99}>
      <Icon />
    </Badge>
  );
}

/** A page's name, and in words what waits there. */
export function NavLabel({ to, label }: Omit<NavPage, 'Icon'>) {
  const waiting = useWaiting(to);
  return (
    <>
      {label}
      {waiting > 0 && <VisuallyHidden> {waiting} unread</VisuallyHidden>}
    </>
  );
}
