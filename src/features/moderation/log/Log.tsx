import { errorMessage } from '../../../api/errorMessage';
import { EmptyState } from '../../../components/EmptyState';
import { PagedList } from '../../../components/PagedList';
import { SLIPS, WAITING } from '../SlipSkeleton';
import { useGetLogInfiniteQuery } from '../moderationApi';
import { LogRow } from './LogRow';

/** Other moderators act meanwhile. */
const EACH_VISIT = { refetchOnMountOrArgChange: true };

const NONE = (
  <EmptyState title="Nothing done yet">
    <p>What moderators do, and why, is kept here for all of them.</p>
  </EmptyState>
);

/** What moderators did, the newest first. */
export function Log() {
  const { data, ...query } = useGetLogInfiniteQuery(undefined, EACH_VISIT);
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <PagedList
      count={entries?.length}
      empty={NONE}
      more={SLIPS}
      problem={query.isError ? errorMessage(query.error) : null}
      query={query}
      waiting={WAITING}
    >
      {entries?.map((entry) => (
        <LogRow entry={entry} key={entry._id} />
      ))}
    </PagedList>
  );
}
