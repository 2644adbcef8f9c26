import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/errorMessage';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { ListEnd } from '../../components/ListEnd';
import { PersonRowSkeleton } from '../../components/PersonRowSkeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { paths } from '../../lib/paths';
import { NotificationRow } from './NotificationRow';
import { useGetNotificationsInfiniteQuery } from './notificationsApi';
import { useMarkRead } from './useMarkRead';

/** What was new at the last visit is not new at this one. */
const EACH_VISIT = { refetchOnMountOrArgChange: true };

const PLACES = ['first', 'second', 'third', 'fourth'];

function Waiting() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading notifications</VisuallyHidden>
      {PLACES.map((place) => (
        <PersonRowSkeleton key={place} />
      ))}
    </div>
  );
}

/** What happened to the viewer, the newest first. */
export function NotificationList() {
  const { data, error, isError, isFetching, hasNextPage, ...query } =
    useGetNotificationsInfiniteQuery(undefined, EACH_VISIT);
  useMarkRead(isFetching ? undefined : data?.pages[0]?.notifications[0]?._id);

  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  const failure = isError && <ErrorState message={errorMessage(error)} onRetry={retry} />;
  if (!data) return failure || <Waiting />;
  const notifications = data.pages.flatMap((page) => page.notifications);
  if (notifications.length === 0)
    return (
      failure || (
        <EmptyState title="All quiet">
          <p>Likes, replies, mentions and new followers show up here.</p>
          <Button component={Link} to={paths.home} variant="outlined">
            Write a post
          </Button>
        </EmptyState>
      )
    );
  return (
    <>
      <List aria-label="Notifications" disablePadding>
        {notifications.map((notification) => (
          <NotificationRow key={notification._id} notification={notification} />
        ))}
      </List>
      {failure}
      {!failure && hasNextPage && (
        <ListEnd isFetching={isFetching} onReach={() => void query.fetchNextPage()}>
          <Waiting />
        </ListEnd>
      )}
    </>
  );
}
