import { useAppDispatch } from '../../app/hooks';
import { Button } from '../../components/Button';
import type { UserSummary } from '../../domain/entities';
import { fullName } from '../../lib/fullName';
import { summaryOf } from '../../lib/summaryOf';
import { followToggled } from './usersSlice';
import { useViewer } from './useViewer';

interface FollowButtonProps {
  person: UserSummary;
  /** In a list of people, the button's name says whom it follows. */
  inList?: boolean;
  onToggle?: () => void;
}

/** Follows a person, or leaves them. It never waits: the last click wins. */
export function FollowButton({ person, inList = false, onToggle }: FollowButtonProps) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const isFollowing = viewer?.following.some(({ _id }) => _id === person._id) ?? false;
  const verb = isFollowing ? 'Unfollow' : 'Follow';
  return (
    <Button
      aria-label={inList ? `${verb} ${fullName(person)}` : undefined}
      compact={inList}
      look={isFollowing || inList ? 'outlined' : 'filled'}
      onClick={() => {
        dispatch(followToggled({ user: summaryOf(person), following: !isFollowing }));
        onToggle?.();
      }}
    >
      {verb}
    </Button>
  );
}
