import { useMemo } from 'react';
import { errorMessage } from '../../../api/errorMessage';
import { useAppSelector } from '../../../app/hooks';
import { PagedList } from '../../../components/PagedList';
import type { ListSummary } from '../../../domain/lists';
import { listChanges } from '../changes/listChanges';
import { shownSummaries } from '../shownSummaries';
import { ListCard } from './ListCard';
import { ListsGrid } from './ListsGrid';
import { ListsSkeleton } from './ListsSkeleton';

interface PagedListsProps {
  /** The accessible name. */
  label: string;
  /** Undefined before the first answer. */
  pages: readonly { lists: readonly ListSummary[]; revision: number }[] | undefined;
  query: React.ComponentProps<typeof PagedList>['query'] & { isError: boolean; error?: unknown };
  /** Shown if there are none. */
  empty: React.ReactNode;
  showsOwner?: boolean;
  /** Shown above the cards. */
  children?: React.ReactNode;
}

/** Cards of lists that load page by page, with the viewer's changes applied. */
export function PagedLists({
  label,
  pages,
  query,
  empty,
  showsOwner = true,
  children,
}: PagedListsProps) {
  const changes = useAppSelector(listChanges.changes);
  const lists = useMemo(() => pages && shownSummaries(pages, changes), [pages, changes]);
  return (
    <PagedList
      count={lists?.length}
      empty={empty}
      problem={query.isError ? errorMessage(query.error) : null}
      query={query}
      waiting={<ListsSkeleton />}
    >
      {children}
      <ListsGrid aria-label={label}>
        {lists?.map((list) => (
          <li key={list._id}>
            <ListCard list={list} showsOwner={showsOwner} />
          </li>
        ))}
      </ListsGrid>
    </PagedList>
  );
}
