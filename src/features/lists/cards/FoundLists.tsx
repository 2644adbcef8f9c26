import { useFindListsInfiniteQuery } from '../listsApi';
import { PagedLists } from './PagedLists';

interface FoundListsProps {
  q: string;
  /** Shown if none is found. */
  empty: React.ReactNode;
}

/** The lists found by a search. */
export function FoundLists({ q, empty }: FoundListsProps) {
  const { currentData, ...query } = useFindListsInfiniteQuery(q);
  return <PagedLists empty={empty} label="Lists" pages={currentData?.pages} query={query} />;
}
