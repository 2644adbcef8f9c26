import { useAppSelector } from '../../app/hooks';
import { selectUserOverlay, shownSuggestions } from './changes/shownUser';
import { useGetSuggestionsQuery } from './usersApi';

/** Suggested people, without those whom the viewer has followed since the answer. */
export const useSuggestions = () => {
  const { data, error, isFetching, refetch } = useGetSuggestionsQuery();
  const overlay = useAppSelector(selectUserOverlay);
  const people = data && shownSuggestions(overlay, data.users, data.revision);
  return { people, error, isFetching, refetch };
};
