import { PageHeading } from '../components/PageHeading';
import { KindsMenu } from '../features/notifications/KindsMenu';
import { NotificationList } from '../features/notifications/NotificationList';
import { FollowBack } from '../features/users/FollowBack';

/** `/notifications`: what others did that concerns the viewer. */
export function NotificationsPage() {
  return (
    <>
      <PageHeading title="Notifications">
        <KindsMenu />
      </PageHeading>
      <NotificationList
        followBack={(person, named) => <FollowBack named={named} person={person} />}
      />
    </>
  );
}
