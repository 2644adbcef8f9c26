import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/errorMessage';
import { EmptyState } from '../../components/EmptyState';
import { PagedList } from '../../components/PagedList';
import { PersonRowSkeleton } from '../../components/PersonRowSkeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { paths } from '../../lib/paths';
import { NotificationRow } from './NotificationRow';
import { useGetNotificationsInfiniteQuery } from './notificationsApi';
import { useMarkRead } from './useMarkRead';

/** Notifications that were new in the cached list have been read since. */
const EACH_VISIT = { refetchOnMountOrArgChange: true };

const PLACES = ['first', 'second', 'third', 'fourth'];

const ROWS = PLACES.map((place) => <PersonRowSkeleton key={place} />);

const WAITING = (
  <div aria-busy="true">
    <VisuallyHidden>Loading notifications</VisuallyHidden>
    {ROWS}
  </div>
);

const NONE = (
  <EmptyState title="All quiet">
    <p>Likes, replies, mentions and new followers show up here.</p>
    <Button component={Link} to={paths.home} variant="outlined">
      Write a post
    </Button>
  </EmptyState>
);

type NotificationListProps = Pick<React.ComponentProps<typeof NotificationRow>, 'followBack'>;

/** The viewer's notifications, the newest first. */
export function NotificationList({ followBack }: NotificationListProps) {
  const { data, ...query } = useGetNotificationsInfiniteQuery(undefined, EACH_VISIT);
  const notifications = data?.pages.flatMap((page) => page.notifications);
  useMarkRead(query.isFetching ? undefined : notifications?.[0]?._id);
  return (
    <PagedList
      count={notifications?.length}
      empty={NONE}
      more={ROWS}
      problem={query.isError ? errorMessage(query.error) : null}
      query={query}
      waiting={WAITING}
    >
      <List aria-label="Notifications" disablePadding>
        {notifications?.map((notification) => (
          <NotificationRow
            followBack={followBack}
            key={notification._id}
            notification={notification}
          />
        ))}
      </List>
    </PagedList>
  );
}
