import Button from '@mui/material/Button';
import { useAppDispatch } from '../../app/hooks';
import type { UserSummary } from '../../domain/entities';
import { fullName, summaryOf } from '../../lib/people';
import { useIsFollowing } from './useViewer';
import { followToggled } from './changes/follow';

interface FollowButtonProps {
  person: UserSummary;
  /** In a list of people, the accessible name includes the person. */
  inList?: boolean;
  /** What follows the person, such as "Follow back". */
  follow?: string;
  /** Whether the person is named in the visible text too. */
  named?: boolean;
  onToggle?: () => void;
}

/** Follows or unfollows a person. It is never disabled while a call is running: the last click wins. */
export function FollowButton({
  person,
  inList = false,
  follow = 'Follow',
  named = false,
  onToggle,
}: FollowButtonProps) {
  const dispatch = useAppDispatch();
  const isFollowing = useIsFollowing(person._id);
  const verb = isFollowing ? 'Unfollow' : follow;
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
      {named ? (
        <span>
          {verb} <bdi>{fullName(person)}</bdi>
        </span>
      ) : (
        verb
      )}
    </Button>
  );
}
