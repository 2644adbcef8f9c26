import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { errorMessage, errorStatus } from '../../../api/errorMessage';
import { ErrorState } from '../../../components/ErrorState';
import { NotFound } from '../../../components/NotFound';
import { paths } from '../../../lib/paths';
import { space } from '../../../theme/tokens';

export const PeriodSections = styled('div')({
  display: 'grid',
  gap: space(10),
  padding: `${space(6)} ${space(4)} ${space(10)}`,
  '& section': { display: 'grid', gap: space(4) },
});

interface PeriodAnswerProps<Answer> {
  query: {
    currentData?: Answer | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch(): unknown;
  };
  children: (answer: Answer) => React.ReactNode;
}

/** What a period's call answers, or why it is not there. */
export function PeriodAnswer<Answer>({ query, children }: PeriodAnswerProps<Answer>) {
  const { currentData, error, isFetching, refetch } = query;
  if (currentData) return children(currentData);
  if (error && !isFetching) {
    const message = errorMessage(error);
    return errorStatus(error) === 404 ? (
      <NotFound back={{ to: paths.explore, label: 'Back to Explore' }} message={message} />
    ) : (
      <ErrorState message={message} onRetry={() => void refetch()} />
    );
  }
  return (
    <PeriodSections aria-busy="true">
      <Skeleton height={80} variant="rounded" width="70%" />
      <Skeleton height={148} variant="rounded" />
      <Skeleton height={148} variant="rounded" />
    </PeriodSections>
  );
}
