import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { UserSummary } from '../../domain/entities';
import { fullName } from '../../lib/people';
import { useProfilePath } from '../users/useProfilePath';

interface PersonNameProps {
  person: UserSummary | null;
  /** What stands in for nobody. */
  nobody: string;
}

/** Somebody's name with a link to their profile. */
export function PersonName({ person, nobody }: PersonNameProps) {
  const profilePath = useProfilePath();
  if (!person) return nobody;
  return (
    <Link component={RouterLink} sx={{ fontWeight: 650 }} to={profilePath(person.username)}>
      <bdi>{fullName(person)}</bdi>
    </Link>
  );
}
