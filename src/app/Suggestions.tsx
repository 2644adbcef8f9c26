import { lazyComponent } from '../components/lazyComponent';
import { LazyRegion } from '../components/LazyRegion';
import { SearchBox } from '../features/users/SearchBox';
import { SuggestedUsers } from '../features/users/SuggestedUsers';

/** Comes after the page: nobody waits for it. */
const TalkedAbout = lazyComponent(
  async () => (await import('../features/films/TalkedAbout')).TalkedAbout,
);

interface SuggestionsProps {
  /** Whether there is room for films: above a phone's feed they would be in its way. */
  hasFilms: boolean;
}

/** Shown beside every page: the search, people to follow, films that are talked about. */
export function Suggestions({ hasFilms }: SuggestionsProps) {
  return (
    <>
      <SearchBox />
      <SuggestedUsers />
      {hasFilms && (
        <LazyRegion onFailure={() => undefined}>
          <TalkedAbout />
        </LazyRegion>
      )}
    </>
  );
}
