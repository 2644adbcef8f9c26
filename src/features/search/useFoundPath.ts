import { paths } from '../../lib/paths';
import { useProfilePath } from '../users/useProfilePath';
import type { Found } from './useSearch';

/** Returns a function that gives the path of a search result. */
export const useFoundPath = (): ((found: Found) => string) => {
  const profilePath = useProfilePath();
  return (found) => {
    switch (found.kind) {
      case 'person':
        return profilePath(found.person.username);
      case 'film':
        return paths.film(found.film._id);
      case 'post':
        return paths.post(found.post._id);
    }
  };
};
