import { useAppSelector } from '../../app/hooks';
import { shownSuggestions } from './changes/follow';
import { selectUserOverlay } from './changes/shownUser';
import { useGetSuggestionsQuery } from './usersApi';

/** Suggested people, without those whom the viewer has followed since the answer. */
export const useSuggestions = () => {
  const { data, error, isFetching, refetch } = useGetSuggestionsQuery();
  const { changes, summaries } = useAppSelector(selectUserOverlay);
  const people = data && shownSuggestions(changes, summaries, data.users, data.revision);
  return { people, error, isFetching, refetch };
};
