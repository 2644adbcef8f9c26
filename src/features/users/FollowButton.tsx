import Button from '@mui/material/Button';
import { useAppDispatch } from '../../app/hooks';
import type { UserSummary } from '../../domain/entities';
import { fullName, summaryOf } from '../../lib/people';
import { followToggled } from './usersSlice';
import { useIsFollowing } from './useViewer';

interface FollowButtonProps {
  person: UserSummary;
  /** In a list of people, the accessible name includes the person. */
  inList?: boolean;
  onToggle?: () => void;
}

/** Follows or unfollows a person. It is never disabled while a call is running: the last click wins. */
export function FollowButton({ person, inList = false, onToggle }: FollowButtonProps) {
  const dispatch = useAppDispatch();
  const isFollowing = useIsFollowing(person._id);
  const verb = isFollowing ? 'Unfollow' : 'Follow';
  return (
    <Button
      aria-label={inList ? `${verb} ${fullName(person)}` : undefined}
      onClick={() => {
        dispatch(followToggled({ user: summaryOf(person), following: !isFollowing }));
        onToggle?.();
      }}
      size={inList ? 'small' : 'medium'}
      sx={{ flexShrink: 0 }}
      variant={isFollowing || inList ? 'outlined' : 'contained'}
    >
      {verb}
    </Button>
  );
}
