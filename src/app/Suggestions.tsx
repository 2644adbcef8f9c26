import { SearchBox } from '../features/users/SearchBox';
import { SuggestedUsers } from '../features/users/SuggestedUsers';

/** Shown beside every page: the search and people to follow. */
export function Suggestions() {
  return (
    <>
      <SearchBox />
      <SuggestedUsers />
    </>
  );
}
