import { paths } from '../../lib/paths';
import { useProfilePath } from './useProfilePath';
import type { Found } from './useSearch';

/** Finds the address of what a search found. */
export const useFoundPath = (): ((found: Found) => string) => {
  const profilePath = useProfilePath();
  return (found) =>
    found.kind === 'person' ? profilePath(found.person.username) : paths.film(found.film._id);
};
