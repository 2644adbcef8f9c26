import { useMemo } from 'react';
import { errorMessage } from '../../../api/errorMessage';
import { useAppSelector } from '../../../app/hooks';
import { PagedSection } from '../../../components/PagedSection';
import { listChanges } from '../changes/listChanges';
import { useGetFilmListsInfiniteQuery } from '../listsApi';
import { shownSummaries } from '../shownSummaries';
import { ListCard } from './ListCard';
import { ListsGrid } from './ListsGrid';

/** The public lists that a film is on, the most liked first; nothing if it is on none. */
export function FilmLists({ filmId }: { filmId: string }) {
  const query = useGetFilmListsInfiniteQuery(filmId);
  const changes = useAppSelector(listChanges.changes);
  const pages = query.data?.pages;
  const lists = useMemo(() => shownSummaries(pages ?? [], changes), [pages, changes]);
  return (
    <PagedSection
      isEmpty={lists.length === 0}
      problem={query.isError ? errorMessage(query.error) : null}
      query={query}
      title="On lists"
    >
      {(headingId) => (
        <ListsGrid aria-labelledby={headingId}>
          {lists.map((list) => (
            <li key={list._id}>
              <ListCard list={list} showsOwner />
            </li>
          ))}
        </ListsGrid>
      )}
    </PagedSection>
  );
}
