import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { errorMessage } from '../../../api/errorMessage';
import { EmptyState } from '../../../components/EmptyState';
import { MarqueeBulbs } from '../../../components/MarqueeBulbs';
import { PagedList } from '../../../components/PagedList';
import { colour, space } from '../../../theme/tokens';
import { SLIPS, WAITING } from '../SlipSkeleton';
import { useGetReportsInfiniteQuery } from '../moderationApi';
import { ReportCard } from './ReportCard';

/** Others report meanwhile. */
const EACH_VISIT = { refetchOnMountOrArgChange: true };

const Marquee = styled('div')({
  display: 'grid',
  gap: space(3),
  padding: `${space(4)} ${space(4)} ${space(5)}`,
  borderBottom: `1px solid ${colour.line}`,
  textAlign: 'center',
});

const NONE = (
  <EmptyState title="No reports">
    <p>What members report to the moderators shows up here.</p>
  </EmptyState>
);

const openText = (open: number): string => {
  if (open === 0) return 'All settled';
  return open === 1 ? '1 open report' : `${open} open reports`;
};

/** What members reported, the open ones first. */
export function Reports() {
  const { data, ...query } = useGetReportsInfiniteQuery(undefined, EACH_VISIT);
  const reports = data?.pages.flatMap((page) => page.reports);
  return (
    <PagedList
      count={reports?.length}
      empty={NONE}
      more={SLIPS}
      problem={query.isError ? errorMessage(query.error) : null}
      query={query}
      waiting={WAITING}
    >
      <Marquee>
        <MarqueeBulbs />
        <Typography component="h2" variant="h1">
          {openText(data?.pages[0]?.open ?? 0)}
        </Typography>
      </Marquee>
      {reports?.map((report) => (
        <ReportCard key={report._id} report={report} />
      ))}
    </PagedList>
  );
}
