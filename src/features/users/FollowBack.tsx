import { useState } from 'react';
import type { UserSummary } from '../../domain/entities';
import { FollowButton } from './FollowButton';
import { useIsFollowing } from './useViewer';

interface FollowBackProps {
  person: UserSummary;
  /** Whether the visible text names the person, as one of several. */
  named: boolean;
}

/** Follows a follower; nothing for those whom the viewer followed already. It remains once used, to take that back. */
export function FollowBack({ person, named }: FollowBackProps) {
  const isFollowing = useIsFollowing(person._id);
  const [wasFollowing] = useState(isFollowing);
  return wasFollowing ? null : (
    <FollowButton follow="Follow back" inList named={named} person={person} />
  );
}
